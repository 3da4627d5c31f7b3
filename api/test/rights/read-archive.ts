import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';

/** What is in an archive of somebody's data, as another program reads it. */
interface ReadArchive {
  /** Of all files, in order. */
  names: string[];
  data: Record<string, unknown>;
  readme: string;
}

const open = promisify<Buffer, { lazyEntries: boolean }, ZipFile>(fromBuffer);

export const readArchive = async (bytes: Buffer): Promise<ReadArchive> => {
  const zip = await open(bytes, { lazyEntries: true });
  const files = new Map<string, Buffer>();
  await new Promise<void>((resolve, reject) => {
    zip.on('error', reject);
    zip.on('end', resolve);
    zip.on('entry', (entry: Entry) => {
      zip.openReadStream(entry, (error, stream) => {
        if (error) return reject(error);
        buffer(stream).then((content) => {
          files.set(entry.fileName, content);
          zip.readEntry();
        }, reject);
      });
    });
    zip.readEntry();
  });
  return {
    names: [...files.keys()],
    data: JSON.parse(String(files.get('data.json'))) as Record<string, unknown>,
    readme: String(files.get('README.txt')),
  };
};
