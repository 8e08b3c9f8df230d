"""Sound: the game's sound files, a mixer, and playback through an audio device that may be missing or slow.

It knows no table and no page, only the settings. Begin with `sounds`, which the table plays through; below it are
`playback`, then `mixer` and `audio_device`.
"""
