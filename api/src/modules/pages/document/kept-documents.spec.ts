import { brotliDecompressSync } from 'node:zlib';
import { PublicAnswers } from '#src/common/public-answers/public-answers.js';
import { type DocumentSource, KeptDocuments, type WrittenDocument } from './kept-documents.js';

const PAGE: WrittenDocument = { status: 200, text: 'A page', contentType: 'text/html' };

const keptDocuments = () => {
  const answers = new PublicAnswers();
  answers.setListening(true);
  return { answers, documents: new KeptDocuments(answers) };
};

const source = (key: string, write: DocumentSource['write'], isMuchRead = false): DocumentSource => ({
  key,
  areas: ['events'],
  write,
  isMuchRead,
});

/** A document that is never done. */
const endless = () => new Promise<WrittenDocument>(() => undefined);

describe('documents that are kept', () => {
  it('are made once for all who ask meanwhile, and again once what they show has changed', async () => {
    const { answers, documents } = keptDocuments();
    let made = 0;
    const page = source('/events/1', () => Promise.resolve({ ...PAGE, text: `Page ${(made += 1)}` }));
    await Promise.all([documents.make(page), documents.make(page)]);
    expect([made, documents.find(page)?.ready.body.toString()]).toEqual([1, 'Page 1']);
    answers.drop('events');
    expect(documents.find(page)).toBeUndefined();
    await documents.make(page);
    expect(made).toBe(2);
  });

  it('are made once and kept while people check in', async () => {
    const { answers, documents } = keptDocuments();
    let made = 0;
    const page = source('/events/1', async () => {
      answers.drop('door');
      await new Promise(setImmediate);
      return { ...PAGE, text: `Page ${(made += 1)}` };
    });
    const first = documents.make(page);
    await Promise.resolve();
    answers.drop('door');
    await Promise.all([first, documents.make(page)]);
    expect([made, documents.find(page)?.ready.body.toString()]).toEqual([1, 'Page 1']);
  });

  it('are made of the latest for who asks for that, whatever others wait for', async () => {
    const { documents } = keptDocuments();
    const begun: boolean[] = [];
    const goOn: (() => void)[] = [];
    const page = source('/events/1', async ({ isLatest }) => {
      begun.push(isLatest);
      await new Promise<void>((resolve) => goOn.push(resolve));
      return { ...PAGE, text: `Page ${begun.length}` };
    });
    const pause = () => new Promise(setImmediate);
    const ordinary = documents.make(page);
    const first = documents.makeLatest(page);
    expect(documents.makeLatest(page)).toBe(first);
    await pause();
    const second = documents.makeLatest(page);
    expect(second).not.toBe(first);
    expect(documents.makeLatest(page)).toBe(second);
    await pause();
    expect(begun).toEqual([false, true]);
    goOn.splice(0).forEach((go) => go());
    await first;
    await pause();
    expect(begun).toEqual([false, true, true]);
    goOn.splice(0).forEach((go) => go());
    await Promise.all([ordinary, second]);
    expect(documents.find(page)?.ready.body.toString()).toBe('Page 3');
  });

  it('are none of those that are not there, or could not be made', async () => {
    const { documents } = keptDocuments();
    const missing = source('/events/9', () => Promise.resolve({ ...PAGE, status: 404 }));
    expect((await documents.make(missing))?.status).toBe(404);
    expect(documents.find(missing)).toBeUndefined();
    const broken = source('/', () => Promise.reject(new Error('a read failed')));
    await expect(documents.make(broken)).rejects.toThrow('a read failed');
    expect(documents.find(broken)).toBeUndefined();
  });

  it('do not wait behind a crawler when many read them, and the crawler does not wait without end', async () => {
    const { documents } = keptDocuments();
    for (let id = 1; id <= 100; id += 1) void documents.make(source(`/events/${id}`, endless));
    expect(documents.make(source('/events/101', endless))).toBeUndefined();
    const home = await documents.make(source('/', () => Promise.resolve(PAGE), true));
    expect(home?.ready.body.toString()).toBe('A page');
  });

  it('are compressed as well as can be when many read them, once', async () => {
    const { documents } = keptDocuments();
    const text = 'Honky-tonk '.repeat(1_000);
    const home = source('/', () => Promise.resolve({ ...PAGE, text }), true);
    const made = await documents.make(home);
    while (!made?.ready.compressed?.br) await new Promise(setImmediate);
    const { br } = made.ready.compressed;
    expect(brotliDecompressSync(br).toString()).toBe(text);
    await documents.make(home);
    await new Promise(setImmediate);
    expect(documents.find(home)?.ready.compressed?.br).toBe(br);
  });
});
