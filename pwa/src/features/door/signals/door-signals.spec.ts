import { jest } from '@jest/globals';
import { hasSignals, setSignals, signal } from './door-signals';

/** Tones that were played, in hertz. */
let played: number[];
const vibrate = jest.fn<(pattern: number[]) => boolean>();

beforeAll(() => {
  class Audio {
    currentTime = 0;
    resume = () => Promise.resolve();
  }
  class Gain {
    gain = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
    connect = <Next>(next: Next) => next;
  }
  class Oscillator {
    constructor(_: unknown, { frequency }: { frequency: number }) {
      played.push(frequency);
    }
    connect = <Next>(next: Next) => next;
    start = () => undefined;
    stop = () => undefined;
  }
  Object.assign(globalThis, { AudioContext: Audio, GainNode: Gain, OscillatorNode: Oscillator });
});
beforeEach(() => {
  played = [];
  vibrate.mockReset();
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
  setSignals(true);
});

describe('the signals of the door', () => {
  it('sound and vibrate, each in its own way', () => {
    signal('in');
    signal('refused');
    expect(new Set(played).size).toBe(3);
    expect(vibrate.mock.calls.map(([pattern]) => pattern.length)).toEqual([1, 3]);
  });

  it('are off for this tablet, also over a reload, once they are turned off', () => {
    setSignals(false);
    signal('in');
    expect([hasSignals(), played, vibrate.mock.calls]).toEqual([false, [], []]);
    setSignals(true);
    expect(hasSignals()).toBe(true);
  });

  it('never stop the line where the tablet cannot', () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    Object.defineProperty(navigator, 'vibrate', {
      value: () => {
        throw new Error('not allowed');
      },
      configurable: true,
    });
    expect(() => signal('found')).not.toThrow();
  });
});
