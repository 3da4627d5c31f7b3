import { randomBytes } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { productVersion } from '#src/config/product-version.js';
import { makePlace, type Place } from '#test/backup/archived-venue.js';
import { checkArchive } from './archive-reader.js';
import { ArchiveWriter } from './archive-writer.js';
import { fileEntry, MANIFEST, rowsEntry, writeManifest } from './manifest.js';

const KNOWN = new Set(['CreateAccounts1']);
const FACTS = {
  madeAt: '2026-11-26T20:00:00.000Z',
  migrations: ['CreateAccounts1'],
  tables: [],
  sequences: [],
};
/** Noise, which does not get smaller: the archive is as long as it. */
const PHOTO = randomBytes(200_000);

describe('an archive', () => {
  let place: Place;
  let path: string;

  beforeEach(async () => {
    place = await makePlace();
    path = join(place.directory, 'venue.tar.gz');
  });
  afterEach(() => place.remove());

  const write = async (manifest = writeManifest(FACTS)): Promise<void> => {
    const archive = await ArchiveWriter.open(path);
    await archive.add(MANIFEST, manifest);
    await archive.add(rowsEntry('users', 1), Buffer.from('1\tjune\n'));
    await archive.add(fileEntry('photo-a.jpg'), PHOTO);
    await archive.finish();
  };

  it('is whole under its own name only, and read by its owner only', async () => {
    const archive = await ArchiveWriter.open(path);
    await archive.add(MANIFEST, writeManifest(FACTS));
    expect(await readdir(place.directory)).toEqual([expect.stringMatching(/\.unfinished$/)]);

    await archive.finish();

    expect(await readdir(place.directory)).toEqual(['venue.tar.gz']);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  it('leaves nothing behind when it is given up', async () => {
    const archive = await ArchiveWriter.open(path);
    await archive.add(fileEntry('photo-a.jpg'), PHOTO);
    await archive.abandon();

    expect(await readdir(place.directory)).toEqual([]);
  });

  it('replaces no file', async () => {
    await writeFile(path, 'mine');

    await expect(ArchiveWriter.open(path)).rejects.toThrow('is there already');
  });

  it('says so when there is no folder for it', async () => {
    const nowhere = join(place.directory, 'nowhere', 'venue.tar.gz');

    await expect(ArchiveWriter.open(nowhere)).rejects.toThrow(`There is no folder for ${nowhere}`);
  });

  it('tells what is in it', async () => {
    await write();

    const { manifest, files } = await checkArchive(path, KNOWN);

    expect(manifest).toMatchObject({ ...FACTS, product: productVersion() });
    expect([...files]).toEqual(['photo-a.jpg']);
  });

  it('packs rows, and leaves photos as they are', async () => {
    const [rows, photo] = [Buffer.alloc(200_000, 'row'), Buffer.alloc(200_000, 'photo')];
    const archive = await ArchiveWriter.open(path);
    await archive.add(rowsEntry('users', 1), rows);
    archive.stopPacking();
    await archive.add(fileEntry('photo-a.jpg'), photo);
    await archive.finish();

    const bytes = await readFile(path);
    expect(bytes.includes(photo.subarray(0, 10_000))).toBe(true);
    expect(bytes.length).toBeLessThan(210_000);
    const tar = gunzipSync(bytes);
    for (const entry of [rows, photo]) expect(tar.includes(entry)).toBe(true);
  });

  it.each([0.1, 0.5, 0.999])('is refused when only %d of it is there', async (part) => {
    await write();
    const bytes = await readFile(path);
    await writeFile(path, bytes.subarray(0, Math.floor(bytes.length * part)));

    await expect(checkArchive(path, KNOWN)).rejects.toThrow('This backup is torn');
  });

  it('is refused when its end is missing, however well it is packed', async () => {
    await write();
    const tar = gunzipSync(await readFile(path));
    await writeFile(path, gzipSync(tar.subarray(0, tar.indexOf('files/photo-a.jpg'))));

    await expect(checkArchive(path, KNOWN)).rejects.toThrow('This backup is torn');
  });

  it('is refused when a byte of it has changed', async () => {
    await write();
    const bytes = await readFile(path);
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 50_000) ^ 1, bytes.length - 50_000);
    await writeFile(path, bytes);

    await expect(checkArchive(path, KNOWN)).rejects.toThrow('This backup is damaged');
  });

  it.each([
    ['a picture', randomBytes(1000)],
    ['nothing', Buffer.alloc(0)],
    ['another compressed file', gzipSync('hello')],
  ])('is told from %s', async (_what, bytes) => {
    await writeFile(path, bytes);

    await expect(checkArchive(path, KNOWN)).rejects.toThrow('not a backup of this program');
  });

  it('is told from an archive of another program', async () => {
    await write(Buffer.from('{"format":"other","version":1}'));

    await expect(checkArchive(path, KNOWN)).rejects.toThrow('not a backup of this program');
  });

  it.each([
    ['layout', Buffer.from(JSON.stringify({ format: 'honky-tonk-backup', version: 2, product: '9.0.0' }))],
    ['schema', writeManifest({ ...FACTS, migrations: ['CreateAccounts1', 'CreateTomorrow2'] })],
  ])('is refused when its %s is newer', async (_what, manifest) => {
    await write(manifest);

    await expect(checkArchive(path, KNOWN)).rejects.toThrow('made by a newer version');
  });

  it('names a file that is not there', async () => {
    await expect(checkArchive(path, KNOWN)).rejects.toThrow(`There is no file ${path}`);
  });
});
