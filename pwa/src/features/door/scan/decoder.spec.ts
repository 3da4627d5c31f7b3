import { jest } from '@jest/globals';
import { pictureOf } from '#test/camera';
import { type DecodeRequest, DECODER_TIMEOUT, decodeInWorker } from './decoder';

const CARD = 'https://venue.example.com/m/1A2B3C4D5E6F7081';
const picture = () => pictureOf(CARD) as ImageData;

/** A worker that answers when it is told to. */
class HeldWorker extends EventTarget {
  readonly asked: number[] = [];
  isEnded = false;
  postMessage({ id }: DecodeRequest) {
    this.asked.push(id);
  }
  terminate() {
    this.isEnded = true;
  }
  answer(turn: number, text: string) {
    this.dispatchEvent(new MessageEvent('message', { data: { id: this.asked[turn], text } }));
  }
}

let workers: HeldWorker[] = [];

beforeEach(() => {
  workers = [];
  const make = () => {
    const worker = new HeldWorker();
    workers.push(worker);
    return worker;
  };
  Object.assign(globalThis, { Worker: jest.fn(make) });
});

/** The worker that is in use breaks while it decodes. */
const breakWorker = async () => {
  const failing = expect(decodeInWorker(picture())).rejects.toThrow('cannot be used');
  workers.at(-1)?.dispatchEvent(new Event('error'));
  await failing;
};

// The next test begins without a worker.
afterEach(async () => {
  jest.useRealTimers();
  await breakWorker();
});

describe('the decoder in a worker', () => {
  it('gives each picture its own answer, from one worker', async () => {
    const answers = [decodeInWorker(picture()), decodeInWorker(picture())];
    expect(workers).toHaveLength(1);
    workers[0]?.answer(1, 'second');
    workers[0]?.answer(0, 'first');
    expect(await Promise.all(answers)).toEqual(['first', 'second']);
  });

  it('is loaded again after it could not be', async () => {
    await breakWorker();
    expect(workers[0]?.isEnded).toBe(true);
    const next = decodeInWorker(picture());
    workers[1]?.answer(0, CARD);
    expect(await next).toBe(CARD);
  });

  it('is replaced when it does not answer', async () => {
    jest.useFakeTimers();
    const silent = expect(decodeInWorker(picture())).rejects.toThrow('cannot be used');
    await jest.advanceTimersByTimeAsync(DECODER_TIMEOUT);
    await silent;
    expect(workers[0]?.isEnded).toBe(true);
    const next = decodeInWorker(picture());
    expect(workers).toHaveLength(2);
    workers[1]?.answer(0, CARD);
    expect(await next).toBe(CARD);
  });

  it('goes on after a picture that could not be handed over', async () => {
    const tooLarge = () => {
      throw new DOMException('Out of memory', 'DataCloneError');
    };
    const answered = decodeInWorker(picture());
    const post = jest.spyOn(HeldWorker.prototype, 'postMessage').mockImplementationOnce(tooLarge);
    await expect(decodeInWorker(picture())).rejects.toThrow('Out of memory');
    post.mockRestore();
    workers[0]?.answer(0, CARD);
    expect(await answered).toBe(CARD);
    expect(workers[0]?.isEnded).toBe(false);
  });
});
