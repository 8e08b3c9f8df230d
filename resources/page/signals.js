/* The signals of a turn besides the words: a short sound, a vibration. */

let audio = null;
let touched = false;

/** Allow signals from now on: browsers take them only after a touch or a key. */
export function allowSignals() {
  touched = true;
  const Kind = window.AudioContext || window["webkitAudioContext"];
  if (!audio && Kind) audio = new Kind();
  if (audio && audio.state === "suspended") audio.resume();
}

export function signalTurn(settings) {
  if (settings.vibrate && touched && navigator.vibrate) navigator.vibrate([60, 60, 60]);
  if (settings.sound && audio && audio.state === "running") {
    tone(659, 0);
    tone(880, 0.14);
  }
}

function tone(pitch, after) {
  const start = audio.currentTime + after;
  const swell = audio.createGain();
  swell.gain.setValueAtTime(0.0001, start);
  swell.gain.exponentialRampToValueAtTime(0.18, start + 0.02);
  swell.gain.exponentialRampToValueAtTime(0.0001, start + 0.3);
  const source = audio.createOscillator();
  source.frequency.value = pitch;
  source.connect(swell);
  swell.connect(audio.destination);
  source.start(start);
  source.stop(start + 0.32);
}
