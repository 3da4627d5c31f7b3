import { deviceStorage } from '#shared/lib/safe-storage';

/** What a signal says: a card was read, a guest is in, something was refused. */
export type Signal = 'found' | 'in' | 'refused';

/** One tone of a signal, in hertz and seconds. */
interface Tone {
  pitch: number;
  from: number;
  length: number;
}

const TONES: Record<Signal, readonly Tone[]> = {
  found: [{ pitch: 880, from: 0, length: 0.08 }],
  in: [
    { pitch: 660, from: 0, length: 0.1 },
    { pitch: 990, from: 0.1, length: 0.16 },
  ],
  refused: [{ pitch: 180, from: 0, length: 0.35 }],
};

/** Milliseconds on, off, on, as the Vibration API takes them. */
const BUZZES: Record<Signal, number[]> = { found: [20], in: [40], refused: [80, 60, 80] };

const LOUDNESS = 0.25;
const OFF_KEY = 'door-signals-off';

/** Whether this tablet sounds and vibrates; it does unless it was turned off here. */
export const hasSignals = (): boolean => deviceStorage.read(OFF_KEY) === null;

export const setSignals = (isOn: boolean): void =>
  isOn ? deviceStorage.remove(OFF_KEY) : void deviceStorage.write(OFF_KEY, '1');

let audio: AudioContext | undefined;

/** Sounds and vibrates, where the tablet can and was not told to be quiet (design §7). Never fails. */
export const signal = (what: Signal): void => {
  if (!hasSignals()) return;
  try {
    navigator.vibrate?.(BUZZES[what]);
    audio ??= new AudioContext();
    // A browser holds the sound until somebody has touched the page.
    void audio.resume().catch(() => undefined);
    TONES[what].forEach((tone) => play(tone));
  } catch (error) {
    console.warn('The tablet cannot sound.', error);
  }
};

const play = ({ pitch, from, length }: Tone): void => {
  if (!audio) return;
  const start = audio.currentTime + from;
  const loudness = new GainNode(audio, { gain: LOUDNESS });
  // Fades out: a tone that is cut off clicks.
  loudness.gain.setValueAtTime(LOUDNESS, start);
  loudness.gain.exponentialRampToValueAtTime(0.001, start + length);
  const tone = new OscillatorNode(audio, { frequency: pitch });
  tone.connect(loudness).connect(audio.destination);
  tone.start(start);
  tone.stop(start + length);
};
