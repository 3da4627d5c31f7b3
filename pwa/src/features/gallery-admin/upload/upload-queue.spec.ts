import { HttpError, UnreachableError } from '#shared/http/http-error';
import type { PhotoToSend } from '#features/gallery-admin/send-photo';
import { totalsOf, type CommonDetails } from './upload-item';
import { UploadQueue, UPLOADS_AT_ONCE, type UploadTools } from './upload-queue';

const DETAILS: CommonDetails = { eventId: 7, description: '', tags: ['crowd'] };

const picture = (name: string, content = name): File => new File([content], name, { type: 'image/jpeg' });

/** Calls that the spec answers itself, each under its key. */
class Venue {
  readonly calls: (PhotoToSend & { answer: (photoId: number) => void; refuse: (error: Error) => void })[] =
    [];
  send = (photo: PhotoToSend): Promise<number> =>
    new Promise((answer, refuse) => {
      photo.signal.addEventListener('abort', () => refuse(new DOMException('Cancelled', 'AbortError')));
      this.calls.push({ ...photo, answer, refuse });
    });
}

const moment = () => new Promise((resolve) => setTimeout(resolve, 5));

const uploading = (tools: Partial<UploadTools> = {}) => {
  const venue = new Venue();
  const queue = new UploadQueue({
    prepare: (file) =>
      Promise.resolve({ buffer: new ArrayBuffer(file.size), type: 'image/jpeg', name: file.name }),
    send: venue.send,
    // jsdom's File cannot be read; its content here is its size and its name without a number.
    fingerprint: (file) => Promise.resolve(`${file.size} ${file.name.replace(/ \(\d\)/, '')}`),
    pause: () => Promise.resolve(),
    ...tools,
  });
  const states = () => queue.snapshot().map(({ name, state, reason }) => [name, state, reason]);
  return { venue, queue, states };
};

const problem = (statusCode: number, message: string) =>
  new HttpError(statusCode, JSON.stringify({ statusCode, code: 'photos.some', message }), '');

describe('the upload of many photos', () => {
  it('sends nothing before it is started, then three at a time until all have arrived', async () => {
    const { venue, queue } = uploading();
    queue.choose(['a', 'b', 'c', 'd', 'e'].map((name) => picture(`${name}.jpg`)));
    await moment();
    expect(venue.calls).toHaveLength(0);

    queue.start(DETAILS);
    await moment();
    expect(venue.calls.map(({ photo }) => photo.name)).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
    venue.calls[1]?.answer(2);
    await moment();
    expect(venue.calls.map(({ photo }) => photo.name)).toEqual(['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg']);
    for (let answered = 0; answered < 5; answered += 1) {
      venue.calls.forEach(({ answer }, index) => answer(index + 1));
      await moment();
    }

    expect(totalsOf(queue.snapshot())).toMatchObject({ count: 5, done: 5, underWay: 0, progress: 1 });
    expect(venue.calls).toHaveLength(5);
    expect(venue.calls.every(({ details }) => details === DETAILS)).toBe(true);
    expect(UPLOADS_AT_ONCE).toBe(3);
  });

  it('refuses what is no image, and a file that was chosen twice, with the reason', async () => {
    const { venue, queue, states } = uploading();
    queue.choose([
      picture('stage.jpg'),
      new File(['text'], 'notes.txt', { type: 'text/plain' }),
      picture('stage (1).jpg', 'stage.jpg'),
    ]);
    queue.start(DETAILS);
    await moment();

    expect(states()).toEqual([
      ['stage.jpg', 'sending', null],
      ['notes.txt', 'refused', 'Please select an image file'],
      ['stage (1).jpg', 'refused', 'The same file as stage.jpg'],
    ]);
    expect(venue.calls).toHaveLength(1);
  });

  it('knows a file again that has arrived', async () => {
    const { venue, queue, states } = uploading();
    queue.choose([picture('stage.jpg')]);
    queue.start(DETAILS);
    await moment();
    venue.calls[0]?.answer(1);
    await moment();

    queue.choose([picture('stage.jpg')]);
    await moment();

    expect(states()[1]).toEqual(['stage.jpg', 'refused', 'The same file as stage.jpg']);
  });

  it('judges the size of what is sent, not of what was chosen', async () => {
    const large = Object.defineProperty(picture('raw.jpg'), 'size', { value: 40_000_000 });
    const { queue, states } = uploading({
      prepare: (file) =>
        Promise.resolve({
          buffer: new ArrayBuffer(file.name === 'raw.jpg' ? 500 : 11_000_000),
          type: 'image/jpeg',
          name: file.name,
        }),
    });
    queue.choose([large, picture('huge.jpg')]);
    queue.start(DETAILS);
    await moment();

    expect(states()).toEqual([
      ['raw.jpg', 'sending', null],
      ['huge.jpg', 'refused', 'Please select a photo smaller than 10MB'],
    ]);
  });

  it('sends what the network swallowed again under the same key and with the same bytes', async () => {
    const { venue, queue, states } = uploading();
    queue.choose([picture('stage.jpg')]);
    queue.start(DETAILS);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await moment();
      venue.calls[attempt]?.refuse(new UnreachableError());
    }
    await moment();
    expect(states()).toEqual([['stage.jpg', 'failed', 'No connection to the venue.']]);

    queue.retry();
    await moment();
    venue.calls[3]?.answer(1);
    await moment();

    expect(states()).toEqual([['stage.jpg', 'done', null]]);
    expect(new Set(venue.calls.map(({ key }) => key)).size).toBe(1);
    expect(new Set(venue.calls.map(({ photo }) => photo)).size).toBe(1);
  });

  it('shows the venue’s own words for a file it does not take, and does not send it again', async () => {
    const { venue, queue, states } = uploading();
    queue.choose([picture('notes.jpg')]);
    queue.start(DETAILS);
    await moment();
    venue.calls[0]?.refuse(problem(415, 'Please select an image file'));
    await moment();
    queue.retry();
    await moment();

    expect(states()).toEqual([['notes.jpg', 'refused', 'Please select an image file']]);
    expect(venue.calls).toHaveLength(1);
  });

  it.each([401, 429, 503, 507])('keeps a file that the venue answers %i for another try', async (status) => {
    const { venue, queue, states } = uploading();
    queue.choose([picture('stage.jpg')]);
    queue.start(DETAILS);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await moment();
      venue.calls[attempt]?.refuse(problem(status, 'Please try again in a moment.'));
    }
    await moment();

    expect(states()).toEqual([['stage.jpg', 'failed', 'Please try again in a moment.']]);
  });

  it('keeps a file that something between here and the venue refuses', async () => {
    const { venue, queue, states } = uploading();
    queue.choose([picture('stage.jpg')]);
    queue.start(DETAILS);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await moment();
      venue.calls[attempt]?.refuse(new HttpError(403, '<html>Log in</html>', 'Forbidden'));
    }
    await moment();

    expect(states().map(([, state]) => state)).toEqual(['failed']);
  });

  it('stops what is under way when it is cancelled, and goes on with nothing', async () => {
    const { venue, queue } = uploading();
    queue.choose(['a', 'b', 'c', 'd'].map((name) => picture(`${name}.jpg`)));
    queue.start(DETAILS);
    await moment();
    venue.calls[0]?.answer(1);
    await moment();

    queue.cancel();
    await moment();

    expect(queue.snapshot().map(({ name, state }) => [name, state])).toEqual([['a.jpg', 'done']]);
    expect(venue.calls.slice(1).every(({ signal }) => signal.aborted)).toBe(true);
    expect(venue.calls).toHaveLength(4);
  });

  it('says how much has been sent, of one and of all', async () => {
    const { venue, queue } = uploading();
    queue.choose([picture('a.jpg'), picture('b.jpg')]);
    queue.start(DETAILS);
    await moment();
    venue.calls[0]?.onProgress(0.5);

    expect(queue.snapshot()[0]?.progress).toBe(0.5);
    expect(totalsOf(queue.snapshot()).progress).toBe(0.25);
  });

  it('says that a file could not be read', async () => {
    const { queue, states } = uploading({ prepare: () => Promise.reject(new Error('gone')) });
    queue.choose([picture('a.jpg')]);
    queue.start(DETAILS);
    await moment();

    expect(states()).toEqual([['a.jpg', 'refused', 'This file could not be read. Please choose it again.']]);
  });
});
