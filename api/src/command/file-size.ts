import { stat } from 'node:fs/promises';

/** `venue.tar.gz: 1.2 MB`; a venue that has just begun is not nothing. */
export const fileSize = async (path: string): Promise<string> => {
  const { size } = await stat(path);
  return `${path}: ${size < 1e6 ? `${Math.ceil(size / 1e3)} kB` : `${(size / 1e6).toFixed(1)} MB`}`;
};
