import { resolve } from 'node:path';

/** A file that the command line names, seen from where the command was given: `npm run` works in the top directory. */
export const givenPath = (path: string): string => resolve(process.env.INIT_CWD ?? '', path);
