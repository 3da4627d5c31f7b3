import { gunzipSync } from 'node:zlib';
import { PublicAnswers } from './public-answers.js';

const body = (text: string) => Buffer.from(JSON.stringify(text));

describe('PublicAnswers', () => {
  const listening = (): PublicAnswers => {
    const answers = new PublicAnswers();
    answers.setListening(true);
    return answers;
  };

  it('keeps an answer until one of its areas changes', () => {
    const answers = listening();
    answers.keep('/api/events', answers.takeTicket(['events', 'artists']), {
      body: body('shows'),
      areas: ['events', 'artists'],
    });
    answers.keep('/api/venue', answers.takeTicket(['venue']), { body: body('hall'), areas: ['venue'] });
    answers.drop('artists');
    expect(answers.find('/api/events')).toBeUndefined();
    expect(answers.find('/api/venue')?.body).toEqual(body('hall'));
  });

  it('does not keep an answer made of what changed while it was made', () => {
    const answers = listening();
    const ticket = answers.takeTicket(['events']);
    answers.drop('events');
    answers.keep('/api/events', ticket, { body: body('yesterday’s shows'), areas: ['events'] });
    expect(answers.find('/api/events')).toBeUndefined();
  });

  it('keeps an answer although something else changed while it was made', () => {
    const answers = listening();
    const ticket = answers.takeTicket(['events']);
    for (const area of ['door', 'photos']) answers.drop(area);
    answers.keep('/api/events', ticket, { body: body('shows'), areas: ['events'] });
    expect(answers.find('/api/events')?.body).toEqual(body('shows'));
  });

  it('does not keep an answer made while it could not hear of changes', () => {
    const answers = listening();
    const ticket = answers.takeTicket(['events']);
    for (const isListening of [false, true]) answers.setListening(isListening);
    answers.keep('/api/events', ticket, { body: body('yesterday’s shows'), areas: ['events'] });
    expect(answers.find('/api/events')).toBeUndefined();
  });

  describe('at four in the morning', () => {
    afterEach(() => jest.restoreAllMocks());
    const setClock = (instant: string) => jest.spyOn(Date, 'now').mockReturnValue(Date.parse(instant));
    const shows = { body: body('shows'), areas: ['events'] as const };

    it.each([
      ['Chicago', '2026-11-27T09:59:00Z', '2026-11-27T10:00:00Z'],
      ['Kathmandu', '2026-11-26T22:14:00Z', '2026-11-26T22:15:00Z'],
    ])('in %s keeps nothing of the night before', (_city, before, after) => {
      const answers = listening();
      setClock(before);
      answers.keep('/embed', answers.takeTicket(['events']), shows);
      expect(answers.find('/embed')).toBeDefined();
      setClock(after);
      expect(answers.find('/embed')).toBeUndefined();
    });

    it('keeps nothing that was begun the night before', () => {
      const answers = listening();
      setClock('2026-11-27T09:59:59Z');
      const ticket = answers.takeTicket(['events']);
      setClock('2026-11-27T10:00:00Z');
      answers.keep('/embed', ticket, shows);
      expect(answers.find('/embed')).toBeUndefined();
    });
  });

  it('keeps nothing while it cannot hear of changes', () => {
    const answers = listening();
    answers.keep('/api/venue', answers.takeTicket(['venue']), { body: body('hall'), areas: ['venue'] });
    answers.setListening(false);
    answers.keep('/api/events', answers.takeTicket(['events']), { body: body('shows'), areas: ['events'] });
    expect([answers.find('/api/venue'), answers.find('/api/events')]).toEqual([undefined, undefined]);
  });

  it('gives the same content the same tag and other content another', () => {
    const answers = listening();
    const tag = (text: string) =>
      answers.keep('/x', answers.takeTicket([]), { body: body(text), areas: [] }).etag;
    expect(tag('a')).toBe(tag('a'));
    expect(tag('a')).not.toBe(tag('b'));
  });

  it('stays as it is, with its compressed bytes, when the same is made again', () => {
    const answers = listening();
    const make = () =>
      answers.keep('/x', answers.takeTicket([]), { body: body('waltz '.repeat(300)), areas: [] });
    const gzipped = answers.compressedBody(make(), 'gzip');
    expect(answers.compressedBody(make(), 'gzip')).toBe(gzipped);
  });

  it('compresses a long answer once, and leaves a short one as it is', () => {
    const answers = listening();
    const keep = (text: string) =>
      answers.keep('/x', answers.takeTicket([]), { body: body(text), areas: [] });
    const month = keep('fiddles in the air '.repeat(100));
    const gzipped = answers.compressedBody(month, 'gzip');
    expect(gzipped && gunzipSync(gzipped)).toEqual(month.body);
    expect(answers.compressedBody(month, 'gzip')).toBe(gzipped);
    expect(answers.compressedBody(keep('one show'), 'gzip')).toBeUndefined();
  });
});
