import { readFile } from 'node:fs/promises';
import { RelaxNGValidator, XmlDocument } from 'libxml2-wasm';
import { z } from 'zod';
import type { CalendarShow } from '#src/modules/events/calendar/calendar-shows.service.js';
import { atomFeed, jsonFeed, newestFirst, type NewsFeed } from './news-feed.js';

const show = (overrides: Partial<CalendarShow> = {}): CalendarShow => ({
  id: 12,
  name: 'Loretta Boone & <the> Ramblers',
  type: 'country',
  description: 'Waltzes, two-steps\nand "fiddles" ]]> 🎻',
  date: '2026-11-20',
  time: '21:00',
  doorsTime: '20:00',
  endTime: null,
  status: 'scheduled',
  artistIds: [3, 4],
  actTimes: {},
  imageUrl: '/uploads/poster.webp',
  createdAt: new Date('2026-10-01T12:00:00Z'),
  changedAt: new Date('2026-10-02T12:00:00Z'),
  sequence: 1,
  isGone: false,
  ...overrides,
});

const feedOf = (shows: readonly CalendarShow[]): NewsFeed => ({
  venue: { name: 'Honky-Tonk Hall', description: 'Live & loud' },
  shows,
  artistNames: new Map([
    [3, 'Loretta Boone'],
    [4, 'Hank Snow'],
  ]),
  self: 'https://venue.example/feeds/events.atom',
  home: 'https://venue.example/',
  link: (id) => `https://venue.example/events/${id}`,
  picture: (imageUrl) => `https://venue.example${imageUrl}`,
});

const valid = async (xml: string) => {
  const grammar = await readFile(new URL('../../../test/feeds/atom.rng', import.meta.url));
  const schema = XmlDocument.fromBuffer(grammar);
  const document = XmlDocument.fromString(xml);
  const validator = RelaxNGValidator.fromDoc(schema);
  validator.validate(document);
  return document;
};

describe('atomFeed', () => {
  it('keeps to the grammar of RFC 4287', async () => {
    const feed = feedOf([show(), show({ id: 13, status: 'cancelled', description: null, imageUrl: null })]);
    const document = await valid(atomFeed(feed));
    const text = (path: string) => document.get(path, { a: 'http://www.w3.org/2005/Atom' })?.content;
    expect(text('/a:feed/a:updated')).toBe('2026-10-02T12:00:00.000Z');
    expect(text('/a:feed/a:author/a:name')).toBe('Honky-Tonk Hall');
    expect(text('/a:feed/a:entry[1]/a:id')).toBe('https://venue.example/events/12');
    expect(text('/a:feed/a:entry[1]/a:title')).toBe('Loretta Boone & <the> Ramblers');
    expect(text('/a:feed/a:entry[1]/a:content')).toBe(
      'Friday, November 20, 2026, 9:00 PM\nWith Loretta Boone and Hank Snow\nDoors 8:00 PM\nWaltzes, two-steps\nand "fiddles" ]]> 🎻',
    );
    expect(text('/a:feed/a:entry[2]/a:title')).toBe('Cancelled: Loretta Boone & <the> Ramblers');
  });

  it('keeps to it without shows', async () => {
    await expect(valid(atomFeed(feedOf([])))).resolves.toBeDefined();
  });

  it('keeps to it with what XML cannot write, as old rows may hold', async () => {
    const document = await valid(
      atomFeed(feedOf([show({ name: 'Barn\uFFFF Dance', description: '\uFFFE' })])),
    );
    const title = document.get('/a:feed/a:entry/a:title', { a: 'http://www.w3.org/2005/Atom' });
    expect(title?.content).toBe('Barn Dance');
  });

  it('would not pass without what the grammar asks for', async () => {
    const without = atomFeed(feedOf([show()])).replace(/<updated>[^<]*<\/updated>/, '');
    await expect(valid(without)).rejects.toThrow();
  });
});

/** JSON Feed 1.1, strictly: unknown fields are refused. */
const author = z.strictObject({ name: z.string(), url: z.url() });
const json = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string(),
  home_page_url: z.url(),
  feed_url: z.url(),
  description: z.string().optional(),
  language: z.literal('en-US'),
  authors: z.array(author),
  items: z.array(
    z.strictObject({
      id: z.string(),
      url: z.url(),
      title: z.string(),
      content_text: z.string(),
      image: z.url().optional(),
      date_published: z.iso.datetime(),
      date_modified: z.iso.datetime(),
      tags: z.array(z.string()),
    }),
  ),
});

describe('jsonFeed', () => {
  it('is JSON Feed 1.1', async () => {
    const feed = json.parse(JSON.parse(jsonFeed(feedOf([show(), show({ id: 13, imageUrl: null })]))));
    expect(feed.items.map(({ id, image }) => [id, image])).toEqual([
      ['https://venue.example/events/12', 'https://venue.example/uploads/poster.webp'],
      ['https://venue.example/events/13', undefined],
    ]);
  });
});

describe('newestFirst', () => {
  it('begins with the show announced last, and leaves out what has no page', () => {
    const shows = [
      show({ id: 1, createdAt: new Date('2026-09-01T12:00:00Z') }),
      show({ id: 2, createdAt: new Date('2026-09-03T12:00:00Z') }),
      show({ id: 3, isGone: true }),
      show({ id: 4, createdAt: new Date('2026-09-02T12:00:00Z') }),
    ];
    expect(newestFirst(shows).map(({ id }) => id)).toEqual([2, 4, 1]);
  });
});
