import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { DEMO_FORMATS, type DemoExtension } from '#contract/rules/demo-formats.js';
import { beginsWithSound, isAiff, isSoundAlone, soundStart } from './recording-bytes.js';

/** A recording that browsers play: the end of its name, and the only content type it is ever served as. */
interface DemoFormat {
  extension: DemoExtension;
  contentType: string;
}

/** By what the content is. */
const ACCEPTED: Record<string, DemoExtension> = {
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
  'audio/ogg': 'ogg',
  'audio/ogg; codecs=opus': 'ogg',
  'audio/mp4': 'm4a',
  'audio/x-m4a': 'm4a',
  'audio/flac': 'flac',
  'audio/aac': 'aac',
  'audio/aiff': 'aiff',
  'video/webm': 'webm',
  'video/mp4': 'mp4',
  'video/x-m4v': 'mp4',
  'video/quicktime': 'mov',
};

/** As much of a file as tells what is in it. */
const PROBE_BYTES = 64 * 1024;

/** Judged by the content alone; the name and the client's header are never asked. @returns undefined for anything else */
export const demoFormatOf = async (path: string): Promise<DemoFormat | undefined> => {
  const type = await fileTypeFromFile(path).catch(() => undefined);
  const extension = ACCEPTED[type?.mime ?? ''];
  if (extension === undefined || !(await keepsItsPromise(path, extension))) return undefined;
  return { extension, contentType: DEMO_FORMATS[extension] };
};

/** The first letters of some formats are words that anybody may write. */
const keepsItsPromise = async (path: string, extension: DemoExtension): Promise<boolean> => {
  if (extension === 'aiff') return isAiff(await probe(path, 0));
  if (extension === 'webm') return isSoundAlone(await probe(path, 0));
  if (extension !== 'mp3') return true;
  const start = soundStart(await probe(path, 0));
  return start !== undefined && beginsWithSound(await probe(path, start));
};

const probe = async (path: string, position: number): Promise<Buffer> => {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(PROBE_BYTES), 0, PROBE_BYTES, position);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
};

const ADDRESS = '/uploads/';
const OWN_KEY = new RegExp(`^track-[a-z0-9][a-z0-9-]{0,120}\\.(?:${Object.keys(DEMO_FORMATS).join('|')})$`);

/** A name nobody can guess. @param random 32 hex digits */
export const demoKey = (random: string, { extension }: DemoFormat): string => `track-${random}.${extension}`;

export const demoAddress = (key: string): string => `${ADDRESS}${key}`;

/** The file behind the address of one of our own recordings; undefined for any other address. */
export const keyOfDemo = (address: string): string | undefined => {
  const key = address.startsWith(ADDRESS) ? address.slice(ADDRESS.length) : '';
  return OWN_KEY.test(key) ? key : undefined;
};
