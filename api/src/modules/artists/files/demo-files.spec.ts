import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileStorage } from '#src/integrations/file-storage/file-storage.js';
import { createTestApp, type TestApp } from '#test/test-app.js';
import { DemoFiles } from './demo-files.js';
import { keyOfDemo } from './demo-format.js';

const bytes = (part: Buffer | string): Buffer =>
  typeof part === 'string' ? Buffer.from(part, 'latin1') : part;
const number = (value: number): Buffer => {
  const field = Buffer.alloc(4);
  field.writeUInt32BE(value);
  return field;
};

const box = (type: string, ...parts: (Buffer | string)[]): Buffer => {
  const body = Buffer.concat(parts.map(bytes));
  return Buffer.concat([number(8 + body.length), bytes(type), body]);
};
/** The same, with its size in 64 bits. */
const longBox = (type: string, body: Buffer): Buffer =>
  Buffer.concat([number(1), bytes(type), number(0), number(16 + body.length), body]);
/** The last box of a file may leave its size out. */
const endlessBox = (type: string, ...parts: Buffer[]): Buffer =>
  Buffer.concat([number(0), box(type, ...parts).subarray(4)]);

const HOME = '+37.3318-122.0312+017.000/';
/** What a phone says of where it was, and what stays of that. */
const told = (type: string): Buffer => box(type, `\xa9xyz${HOME}`);
const emptied = (type: string): Buffer => box('free', Buffer.alloc(told(type).length - 8));

type Teller = (type: string) => Buffer;
const moov = (tell: Teller): Buffer[] => [
  box('mvhd', Buffer.alloc(100, 7)),
  tell('udta'),
  box('trak', box('tkhd', 'meta'), tell('meta'), box('mdia', tell('udta'), box('minf', 'udta'))),
];
const film = (brand: string, tell: Teller): Buffer =>
  Buffer.concat([
    box('ftyp', brand, number(0), brand),
    box('mdat', 'sound, and the word udta'),
    box('moov', ...moov(tell)),
    tell('uuid'),
  ]);

describe('a demo recording', () => {
  let venue: TestApp;

  beforeAll(async () => {
    venue = await createTestApp();
  });
  afterAll(() => venue.close());

  /** @returns as visitors get it */
  const kept = async (sent: Buffer): Promise<Buffer> => {
    const path = join(tmpdir(), randomUUID());
    await writeFile(path, sent);
    const { demoFile } = await venue.app
      .get(DemoFiles)
      .keep({ path, size: sent.length, sha256: '', originalName: 'x' });
    return venue.app.get(FileStorage).bytes(keyOfDemo(demoFile) ?? '');
  };

  it.each(['qt  ', 'isom', 'M4A '])(
    'of the brand %s is kept without the place where it was made',
    async (brand) => {
      const sent = film(brand, told);
      const served = await kept(sent);
      expect(served).toEqual(film(brand, emptied));
      expect(sent.toString('latin1')).toContain(HOME);
      expect(served.toString('latin1')).not.toContain(HOME);
    },
  );

  it.each([
    ['is long', (tell: Teller) => longBox('moov', Buffer.concat(moov(tell)))],
    ['goes on to the end', (tell: Teller) => endlessBox('moov', ...moov(tell))],
  ])('is kept without the place when its head %s', async (_, head) => {
    const of = (tell: Teller) => Buffer.concat([box('ftyp', 'qt  ', number(0), 'qt  '), head(tell)]);
    expect(await kept(of(told))).toEqual(of(emptied));
  });

  it.each([
    ['a head that is cut off', film('qt  ', told).subarray(0, -120)],
    [
      'a size that is none',
      Buffer.concat([box('ftyp', 'qt  ', number(0), 'qt  '), number(3), bytes('moovudta')]),
    ],
    [
      'a long size beyond all',
      Buffer.concat([box('ftyp', 'qt  ', number(0), 'qt  '), number(1), bytes('udta'), Buffer.alloc(8, 255)]),
    ],
    ['nothing behind its brand', Buffer.concat([box('ftyp', 'qt  ', number(0), 'qt  '), number(1)])],
  ])('with %s is kept as it was sent', async (_, sent) => {
    expect(await kept(sent)).toEqual(sent);
  });

  it('is emptied of hundreds of kilobytes, too', async () => {
    const of = (body: Buffer, type: string) =>
      Buffer.concat([box('ftyp', 'isom', number(0), 'isom'), box('moov', box(type, body), box('trak', 'x'))]);
    const large = 200_000;
    const served = await kept(of(Buffer.alloc(large, HOME), 'udta'));
    expect(served.equals(of(Buffer.alloc(large), 'free'))).toBe(true);
  });
});
