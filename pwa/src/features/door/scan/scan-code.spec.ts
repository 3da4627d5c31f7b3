import { jest } from '@jest/globals';
import { canvasShowing, decodeInPage, emptyPicture, giveFrame, pictureOf, putDetector } from '#test/camera';
import { decodeImage } from './decode-image';
import { newCodeReader, newScanMemory, SAME_SCAN_MS, scanSize } from './scan-code';

const CARD = 'https://venue.example.com/m/1A2B3C4D5E6F7081';
const filming = () => giveFrame(document.createElement('video'));

beforeEach(decodeInPage);
afterEach(() => {
  putDetector(null);
  jest.restoreAllMocks();
});

describe('a picture', () => {
  it('is read as the code on it', () => {
    expect(decodeImage(pictureOf(CARD))).toBe(CARD);
  });

  it('holds nothing when there is no code, or the decoder breaks', () => {
    expect(decodeImage(emptyPicture())).toBeNull();
    expect(decodeImage({ width: 64, height: 64, data: new Uint8ClampedArray() })).toBeNull();
  });

  it.each([
    ['a wide one', [1280, 960], [640, 480]],
    ['an upright one', [960, 1280], [640, 853]],
    ['one that is small already', [320, 240], [320, 240]],
  ] as const)('is read small: %s', (_, [width, height], [readWidth, readHeight]) => {
    expect(scanSize({ width, height })).toEqual({ width: readWidth, height: readHeight });
  });
});

describe('reading off a video', () => {
  it('decodes a small picture of it where the browser has no detector', async () => {
    const drawImage = canvasShowing(pictureOf(CARD));
    const video = filming();
    expect(await newCodeReader()(video)).toBe(CARD);
    expect(drawImage.mock.calls).toEqual([[video, 0, 0, 640, 480]]);
  });

  it('decodes where the browser detects other codes only', async () => {
    canvasShowing(pictureOf(CARD));
    putDetector(() => Promise.resolve([{ rawValue: '4006381333931' }]), ['ean_13']);
    expect(await newCodeReader()(filming())).toBe(CARD);
  });

  it("leaves it to the browser's detector where there is one", async () => {
    const drawImage = canvasShowing(emptyPicture());
    putDetector(() => Promise.resolve([{ rawValue: CARD }]));
    expect(await newCodeReader()(filming())).toBe(CARD);
    expect(drawImage).not.toHaveBeenCalled();
  });

  it.each([[[]], [[{ rawValue: '' }]]])('finds nothing where the detector answers %j', async (answer) => {
    putDetector(() => Promise.resolve(answer));
    expect(await newCodeReader()(filming())).toBeNull();
  });

  it('decodes from then on when the detector fails', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    canvasShowing(pictureOf(CARD));
    const detect = jest.fn(() => Promise.reject(new DOMException('Unavailable', 'NotSupportedError')));
    putDetector(detect);
    const read = newCodeReader();
    expect([await read(filming()), await read(filming())]).toEqual([CARD, CARD]);
    expect(detect).toHaveBeenCalledTimes(1);
  });

  it('reads nothing before there is a picture', async () => {
    const detect = jest.fn(() => Promise.resolve([{ rawValue: CARD }]));
    putDetector(detect);
    expect(await newCodeReader()(document.createElement('video'))).toBeNull();
    expect(detect).not.toHaveBeenCalled();
  });

  it('never reads two frames at once', async () => {
    let answer: (codes: { rawValue: string }[]) => void = () => undefined;
    const detect = jest.fn(() => new Promise<{ rawValue: string }[]>((resolve) => (answer = resolve)));
    putDetector(detect);
    const read = newCodeReader();
    const first = read(filming());
    expect(await read(filming())).toBeNull();
    await new Promise((resolve) => setTimeout(resolve));
    expect(detect).toHaveBeenCalledTimes(1);
    answer([{ rawValue: CARD }]);
    expect(await first).toBe(CARD);

    const second = read(filming());
    await new Promise((resolve) => setTimeout(resolve));
    answer([{ rawValue: 'another' }]);
    expect(await second).toBe('another');
  });
});

describe('the memory of scans', () => {
  it('takes a text for new once it was out of sight for three seconds', () => {
    const isNew = newScanMemory();
    expect(isNew('card', 10)).toBe(true);
    expect(isNew('card', 10 + SAME_SCAN_MS - 1)).toBe(false);
    expect(isNew('card', 10 + 2 * SAME_SCAN_MS - 2)).toBe(false);
    expect(isNew('card', 10 + 3 * SAME_SCAN_MS - 2)).toBe(true);
  });

  it('takes another text in between for new, but not the first one after it', () => {
    const isNew = newScanMemory();
    expect(['card', 'other', 'card', 'other'].map((text, turn) => isNew(text, turn * 100))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
