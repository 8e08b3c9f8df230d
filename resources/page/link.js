/* The connection to the host, sealed. It knows nothing of the game, and sends nothing by itself but the exchange,
   `hello` and `tick`. */

export const SILENT = 12000; // without a word for so long it is cut off: the host ticks every 5 s
export const ANSWER = 1000; // for the answer to a tick, after the phone has slept
export const TRIES = [0, 300, 1000, 2000]; // counted from the moment of the loss
export const LATER = 1500; // after an attempt that was refused, so that a phone is back 2 s after the host is
export const PATIENCE = 5000; // with an attempt that neither fails nor succeeds, as a slow network may take seconds

// Unsealed, only so much is believed; all else is a wrong code.
const REASONS = ["gone", "locked", "spent", "shut", "version", "too_fast"];

export class Link {
  /**
   * @param exchange returns the exchange by which the connection is sealed, as sealing.js has it
   * @param hello returns the first message
   * @param heard gets every message but ticks
   * @param cut is called when the connection is lost, and after each attempt in vain
   * @param env the window; tests give a clock and sockets of their own
   */
  constructor({ url, exchange, hello, heard, cut, env = window }) {
    this.url = url;
    this.exchange = exchange;
    this.hello = hello;
    this.heard = heard;
    this.cut = cut;
    this.env = env;
    this.socket = null;
    this.open = false;
    this.ended = true;
    this.tries = 0;
    env.document.addEventListener("visibilitychange", () => this.visible() && this.wake());
    env.addEventListener("pageshow", () => this.wake());
    env.addEventListener("online", () => this.wake());
    // A browser keeps a page that was left for another one, or stops it, and would answer for it for minutes.
    env.addEventListener("pagehide", () => this.rest());
    env.document.addEventListener("freeze", () => this.rest());
    env.document.addEventListener("resume", () => this.wake());
  }

  now() {
    return this.env.performance.now();
  }

  visible() {
    return this.env.document.visibilityState !== "hidden";
  }

  /** Connect, and connect again whenever the connection is lost. */
  start() {
    this.drop();
    this.ended = false;
    this.again();
  }

  /** Let go for good: only `start` connects again. */
  end() {
    this.ended = true;
    this.drop();
  }

  /** Send a message if the connection is open; return whether it was. Nothing is kept for later. */
  send(message) {
    if (!this.open) return false;
    this.socket.send(this.talk.seal.close(JSON.stringify(message)));
    return true;
  }

  /** Look whether the connection still lives, or connect at once: the phone may have slept. */
  wake() {
    if (this.ended) return;
    if (this.open) {
      this.send({ t: "tick" });
      this.watch(ANSWER);
    } else if (this.now() - this.began > TRIES[1]) this.again();
  }

  /** Let go until `wake`. */
  rest() {
    this.drop();
    this.began = -TRIES[1] - 1;
  }

  again() {
    this.lostAt = this.began = this.now();
    this.tries = 0;
    this.plan();
  }

  /** Plan the next attempt, in time with the first. */
  plan() {
    if (this.ended || !this.visible()) return;
    this.due = Math.max(this.now(), this.next(LATER));
    this.tries += 1;
    this.env.clearTimeout(this.planned);
    this.planned = this.env.setTimeout(() => this.attempt(), this.due - this.now());
  }

  next(pause) {
    return this.tries < TRIES.length ? this.lostAt + TRIES[this.tries] : this.due + pause;
  }

  attempt() {
    this.drop();
    if (this.ended) return;
    this.began = this.now();
    const socket = new this.env.WebSocket(this.url);
    socket.binaryType = "arraybuffer";
    this.socket = socket;
    socket.onopen = () => {
      this.env.clearTimeout(this.planned);
      this.talk = this.exchange();
      socket.send(this.talk.first);
      this.watch(SILENT);
    };
    socket.onmessage = (event) => socket === this.socket && this.take(event.data);
    socket.onclose = () => socket === this.socket && this.lost();
    // An attempt that neither fails nor succeeds gives way to the next.
    this.planned = this.env.setTimeout(() => socket === this.socket && this.lost(), this.next(PATIENCE) - this.now());
  }

  take(frame) {
    this.watch(SILENT);
    if (!this.open) {
      this.agree(frame);
      return;
    }
    let text;
    try {
      text = this.talk.seal.open(frame);
    } catch {
      this.lost();
      return;
    }
    const message = JSON.parse(text);
    if (message.t === "tick") return;
    if (message.t !== "closing") this.tries = 0;
    this.heard(message);
  }

  agree(text) {
    try {
      const said = this.talk.take(text);
      if (said === false) {
        this.end();
        this.cut();
        return;
      }
      if (said !== null) {
        this.socket.send(said);
        return;
      }
    } catch {
      this.heard({ t: "closing", why: reason(text) });
      return;
    }
    this.open = true;
    this.send(this.hello());
  }

  watch(time) {
    this.env.clearTimeout(this.silence);
    const socket = this.socket;
    this.silence = this.env.setTimeout(() => socket === this.socket && this.lost(), time);
  }

  lost() {
    const was = this.open;
    this.drop();
    if (this.ended) return;
    if (was && this.tries === 0) this.again();
    else this.plan();
    this.cut();
  }

  drop() {
    const socket = this.socket;
    this.env.clearTimeout(this.planned);
    this.env.clearTimeout(this.silence);
    this.socket = null;
    this.open = false;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}

function reason(text) {
  try {
    const { t, why } = JSON.parse(text);
    if (t === "closing" && REASONS.includes(why)) return why;
  } catch {
    /* no message: this is no host */
  }
  return "code";
}
