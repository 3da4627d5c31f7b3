import { stat } from 'node:fs/promises';

/** `venue.tar.gz: 1.2 MB` */
export const fileSize = async (path: string): Promise<string> =>
  `${path}: ${((await stat(path)).size / 1e6).toFixed(1)} MB`;
