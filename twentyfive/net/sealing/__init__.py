"""Sealing: what goes between a host and its guests can be read and changed only by those two.

**The exchange.** Both sides agree on a key by CPace, a password-authenticated exchange (draft-irtf-cfrg-cpace-21 with
X25519 and SHA-512, in its initiator-responder form, and with its key confirmation, 10.4). One construction
serves all three secrets, each as the password of the exchange:

* the *code* of four signs, for those who type it: each wrong guess costs a connection, and the door counts it. A
  listener can try no codes afterwards, not even with a recording of the whole evening;
* the *key* of 128 bits in the QR code, for those who scan it;
* the *token* of 128 bits with which a guest comes back. A public name, made of the token by a hash, says whose it is;
  the token itself crosses the network sealed, once, when it is told.

Before that a guest may call. The host tells the id of its table and of its lock, which is another one with each code
and key. A guest proves a token only at the table to which it belongs, and a code only at the lock for which it was
typed.

The guest proves first. A host that somebody asks with a guess thus says nothing by which a guess could be checked. A
name that the host does not know is answered like a wrong guess. New X25519 keys for each connection make recordings
useless, even for those who learn the code, the key or a token later.

**The seal.** Each message is a frame of secretbox (XSalsa20 and Poly1305) under a key of its direction, with the number
of the frame as the nonce. A frame that was changed, repeated, left out, put elsewhere or turned back does not open, and
ends the connection. Spaces fill each message up to a power of two, so that its length tells next to nothing.

**What stays visible**: that somebody plays, when, and how much; the public name of a guest; the page for phones and the
faces of the cards, which it asks for in a fixed order. As that page itself comes unsealed, whoever can *change* what
goes over the network can give a phone another page. A guest's computer has its own program, and is safe from that, too.

`cpace` is the mathematics, `exchange` what both sides say, `frames` the seal. None has a socket.
"""
