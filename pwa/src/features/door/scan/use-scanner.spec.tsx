import { jest } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { canvasShowing, decodeInPage, giveFrame, pictureOf, putDetector, showPage } from '#test/camera';
import { useScanner } from './use-scanner';

const CARD = 'https://venue.example.com/m/1A2B3C4D5E6F7081';
const onCode = jest.fn<(text: string) => void>();
const onMissing = jest.fn();

/** What the camera sees at each reading; null for no code. */
let seen: string | null = null;
const detect = jest.fn(() => Promise.resolve(seen === null ? [] : [{ rawValue: seen }]));

const video = giveFrame(document.createElement('video'));
const scan = (isStrict = false) =>
  renderHook(({ isOn }) => useScanner({ video, isOn, onCode, onMissing }), {
    initialProps: { isOn: true },
    wrapper: isStrict ? StrictMode : undefined,
  });

const after = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const scanned = () => onCode.mock.calls.map(([text]) => text);

beforeEach(() => {
  jest.useFakeTimers();
  showPage('visible');
  seen = null;
  decodeInPage();
  putDetector(detect);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
  detect.mockClear();
  onCode.mockReset();
  putDetector(null);
});

describe('scanning', () => {
  it('reads about twelve frames a second, in strict mode too', async () => {
    scan(true);
    await after(1_000);
    expect(detect.mock.calls.length).toBeGreaterThanOrEqual(11);
    expect(detect.mock.calls.length).toBeLessThanOrEqual(14);
  });

  it('waits for a slow reading, and reads the next one after it', async () => {
    const answers: (() => void)[] = [];
    putDetector(() => new Promise((resolve) => answers.push(() => resolve([{ rawValue: CARD }]))));
    scan();
    await after(2_000);
    expect(answers).toHaveLength(1);
    answers[0]?.();
    await after(200);
    expect(scanned()).toEqual([CARD]);
    expect(answers).toHaveLength(2);
  });

  it('tells of a card once while it is held there, and again when it comes back after three seconds', async () => {
    scan();
    seen = CARD;
    await after(5_000);
    expect(scanned()).toEqual([CARD]);
    seen = null;
    await after(2_000);
    seen = CARD;
    await after(500);
    expect(scanned()).toEqual([CARD]);
    seen = null;
    await after(3_200);
    seen = CARD;
    await after(500);
    expect(scanned()).toEqual([CARD, CARD]);
  });

  it('tells of another card at once', async () => {
    scan();
    seen = CARD;
    await after(500);
    seen = 'another';
    await after(500);
    expect(scanned()).toEqual([CARD, 'another']);
  });

  it('goes on after a reading and a listener that threw', async () => {
    onCode.mockImplementationOnce(() => {
      throw new Error('The screen broke.');
    });
    scan();
    seen = 'breaks the screen';
    await after(500);
    seen = CARD;
    await after(500);
    expect(scanned()).toEqual(['breaks the screen', CARD]);
  });

  it('goes on when the detector throws and no canvas is to be had for a while', async () => {
    putDetector(() => Promise.reject(new Error('Unavailable')));
    const noCanvas = jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => {
      throw new Error('Out of memory');
    });
    scan();
    await after(1_000);
    expect(noCanvas.mock.calls.length).toBeGreaterThan(1);
    expect(scanned()).toEqual([]);
    noCanvas.mockRestore();
    canvasShowing(pictureOf(CARD));
    await after(500);
    expect(scanned()).toEqual([CARD]);
  });
});

describe('scanning stops', () => {
  it('while it is off, and remembers the card that is still held there', async () => {
    const { rerender } = scan();
    seen = CARD;
    await after(500);
    rerender({ isOn: false });
    detect.mockClear();
    await after(1_000);
    expect(detect).not.toHaveBeenCalled();
    rerender({ isOn: true });
    await after(500);
    expect(detect).toHaveBeenCalled();
    expect(scanned()).toEqual([CARD]);
  });

  it('while the page is hidden', async () => {
    scan();
    await after(500);
    act(() => showPage('hidden'));
    detect.mockClear();
    await after(1_000);
    expect(detect).not.toHaveBeenCalled();
    act(() => showPage('visible'));
    await after(500);
    expect(detect).toHaveBeenCalled();
  });

  it('with the screen, and tells nothing of a frame that was being read', async () => {
    let answer: () => void = () => undefined;
    putDetector(() => new Promise((resolve) => (answer = () => resolve([{ rawValue: CARD }]))));
    const { unmount } = scan();
    await after(500);
    unmount();
    answer();
    await after(1_000);
    expect(scanned()).toEqual([]);
    expect(jest.getTimerCount()).toBe(0);
  });
});
