import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** Of the sources, or of the build, which has one of its own. */
const PACKAGE = new URL('../../package.json', import.meta.url);

/** The version of the product that runs, such as `0.1.0`. */
export const productVersion = (): string =>
  z.object({ version: z.string() }).parse(JSON.parse(readFileSync(PACKAGE, 'utf8'))).version;
