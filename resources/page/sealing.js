/* The seal between this page and the host: CPace agrees on a key by the code, the key of the QR code or the token, and
   each message is a frame of secretbox. It says the same as twentyfive/net/sealing, whose docstring tells why. */

import "./nacl.js";

const { nacl } = self;

const PRIME = 2n ** 255n - 19n;
const A = 486662n; // of Curve25519
const BLOCK = 128; // the input block of SHA-512
const LEAST = 256; // bytes of the shortest message
const LENGTH_OF_CODE = 4;
const LENGTH_OF_KEY = 26;
const NAME = bytes("CPace255");
const CHANNEL = lvCat(bytes("twentyfive guest"), bytes("twentyfive host"));
const NONE = new Uint8Array(0);

function bytes(text) {
  return new TextEncoder().encode(text);
}

function cat(...parts) {
  return Uint8Array.from(parts.flatMap((part) => Array.from(part)));
}

export function hex(found) {
  return Array.from(found, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function unhex(text) {
  if (!/^([0-9a-f]{2})*$/.test(text)) throw new Error("no hexadecimal digits");
  return Uint8Array.from(text.match(/../g) || [], (digits) => parseInt(digits, 16));
}

/* CPace, with the names of ../../twentyfive/net/sealing/cpace.py */

function length(number) {
  return number < 128 ? [number] : [(number % 128) + 128, ...length(Math.floor(number / 128))];
}

function lvCat(...parts) {
  return cat(...parts.flatMap((part) => [length(part.length), part]));
}

export function generator(password, channel, session = NONE) {
  const filling = Math.max(0, BLOCK - lvCat(password).length - lvCat(NAME).length - 1);
  return elligator2(nacl.hash(lvCat(NAME, password, new Uint8Array(filling), channel, session)).subarray(0, 32));
}

export function elligator2(element) {
  const number = BigInt("0x" + hex(element.slice().reverse())) % 2n ** 255n;
  const first = modulo(-A * power(1n + 2n * number * number, PRIME - 2n));
  const square = modulo(first * (first * first + A * first + 1n));
  const isOnCurve = power(square, (PRIME - 1n) / 2n) !== PRIME - 1n;
  const point = isOnCurve ? first : modulo(-first - A);
  return unhex(point.toString(16).padStart(64, "0")).reverse();
}

function modulo(number) {
  return ((number % PRIME) + PRIME) % PRIME;
}

function power(base, exponent) {
  let result = 1n;
  let square = modulo(base);
  for (let rest = exponent; rest; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % PRIME;
    square = (square * square) % PRIME;
  }
  return result;
}

export function multiply(scalar, point) {
  const product = nacl.scalarMult(scalar, point);
  if (!product.some(Boolean)) throw new Error("a share of low order");
  return product;
}

export function sessionKey(common, said, session = NONE) {
  return nacl.hash(cat(lvCat(cat(NAME, bytes("_ISK")), session, common), said));
}

export function transcript(shareA, dataA, shareB, dataB) {
  return cat(lvCat(shareA, dataA), lvCat(shareB, dataB));
}

export function hmac(key, text) {
  const block = new Uint8Array(BLOCK);
  block.set(key);
  const inner = nacl.hash(cat(block.map((byte) => byte ^ 0x36), text));
  return nacl.hash(cat(block.map((byte) => byte ^ 0x5c), inner));
}

function proof(key, share, data) {
  return hmac(nacl.hash(cat(bytes("CPaceMac"), key)), lvCat(share, data));
}

/* The secrets */

function secret(by, name, password) {
  return { by, name, generator: generator(lvCat(bytes(by), bytes(password)), CHANNEL) };
}

/** Whether a text has the length of a code or a key. */
export function isCode(text) {
  return [LENGTH_OF_CODE, LENGTH_OF_KEY].includes(text.length);
}

/** Whether a text can be a code: four signs of those that codes have. */
export function isShortCode(text) {
  return /^[2-9BCDFGHJ-NP-TVWXZ]{4}$/.test(text);
}

/** Return a code or a key as the host has it, whatever signs a person has typed between. */
export function readCode(typed) {
  const plain = typed.toUpperCase().replace(/[^0-9A-Z]/g, "");
  return plain.length === LENGTH_OF_CODE ? plain.replace(/[1I]/g, "L") : plain;
}

export function secretOfCode(code) {
  return secret(code.length === LENGTH_OF_CODE ? "code" : "key", "", code);
}

export function secretOfToken(token) {
  const digest = hex(nacl.hash(bytes(token))).slice(0, 64);
  return secret("token", hex(nacl.hash(bytes(`name ${digest}`))).slice(0, 32), `key ${digest}`);
}

/** Return an id by chance. */
export function randomId() {
  return hex(nacl.randomBytes(8));
}

/* The exchange: `first` is said first, and asks which table this is. `choose` gets the answer and returns the secret to
   prove there, or null if the person has to be asked for one. `take` gets each text of the host and returns what to say
   then; false if `choose` had no secret. When it has returned null, `seal` is there. It throws if this is no host that
   has the secret. */

export class Exchange {
  constructor(protocol, who, choose, random = nacl.randomBytes) {
    this.protocol = protocol;
    this.choose = choose;
    this.random = random;
    this.first = JSON.stringify({ t: "call", v: protocol, who });
    this.share = null;
    this.seal = null;
    this.key = null;
  }

  knock({ by, name, generator: point }) {
    this.scalar = this.random(32);
    this.share = multiply(this.scalar, point);
    this.data = bytes(`${this.protocol} ${by} ${name}`);
    return JSON.stringify({ t: "knock", v: this.protocol, by, share: hex(this.share), ...(name ? { name } : {}) });
  }

  take(text) {
    const message = JSON.parse(text);
    if (!this.share) {
      if (message.t !== "table") throw new Error("no table");
      const secret = this.choose({ shut: false, ...message });
      return secret ? this.knock(secret) : false;
    }
    if (!this.key) {
      if (message.t !== "answer") throw new Error("no answer");
      this.other = unhex(message.share);
      const said = transcript(this.share, this.data, this.other, NONE);
      this.key = sessionKey(multiply(this.scalar, this.other), said);
      return JSON.stringify({ t: "proof", proof: hex(proof(this.key, this.share, this.data)) });
    }
    if (message.t !== "proof" || !nacl.verify(unhex(message.proof), proof(this.key, this.other, NONE)))
      throw new Error("the other side does not have the secret");
    const derived = (sender) => hmac(this.key, bytes(`twentyfive sealed by the ${sender}`)).subarray(0, 32);
    this.seal = new Seal(derived("guest"), derived("host"));
    return null;
  }
}

export class Seal {
  constructor(closing, opening) {
    this.closing = closing;
    this.opening = opening;
    this.sent = 0;
    this.received = 0;
  }

  /** Return the frame of the next message. */
  close(text) {
    const message = bytes(text);
    let size = LEAST;
    while (size < message.length) size *= 2;
    const padded = new Uint8Array(size).fill(32); // spaces, which mean nothing in JSON
    padded.set(message);
    return nacl.secretbox(padded, nonce(this.sent++), this.closing);
  }

  /** Return the message in the next frame; any other frame throws. */
  open(frame) {
    const message = nacl.secretbox.open(new Uint8Array(frame), nonce(this.received), this.opening);
    if (!message) throw new Error("a broken seal");
    this.received += 1;
    return new TextDecoder().decode(message);
  }
}

function nonce(number) {
  const made = new Uint8Array(24);
  new DataView(made.buffer).setUint32(0, number, true);
  return made;
}
