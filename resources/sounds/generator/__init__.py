"""Synthesizes the sounds of Twenty-Five, and writes them as WAV files.

Run `python resources/sounds/generator` to write every file again; the same program writes the same bytes.
A sound is a list of samples from -1 to 1, `RATE` of them a second, one channel. From general to specific:

* samples: noise, tones, filters, envelopes, and putting sounds together;
* strings: a plucked harp string;
* cues: the sounds of the game, one function each;
* writing: the list of files, and the WAV writer.
"""
