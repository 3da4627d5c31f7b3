import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Where the archives of released versions are, named for them. `npm run record -w api` adds the present one. */
export const RECORDED = join(import.meta.dirname, 'recorded');

const ENDING = '.tar.gz';

/** Versions with an archive, such as `0.1.0`. */
export const recordedVersions = (): string[] =>
  readdirSync(RECORDED)
    .filter((name) => name.endsWith(ENDING))
    .map((name) => basename(name, ENDING));

export const recordedVenue = (version: string): string => join(RECORDED, `${version}${ENDING}`);
