import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, type Plugin } from 'vite';

/** Old browsers that cannot run the app still show its theme. */
const TARGET = 'es2015';

/** Makes the scripts of `public` small, which Vite copies as they stand. */
export const plainScripts = (publicDirectory: string): Plugin => ({
  name: 'plain-scripts',
  writeBundle({ dir = '' }) {
    for (const name of readdirSync(publicDirectory).filter((file) => file.endsWith('.js'))) {
      const source = readFileSync(join(publicDirectory, name), 'utf8');
      const { code, errors } = minifySync(name, source, { compress: { target: TARGET } });
      if (errors.length > 0) throw new Error(`${name}: ${errors.map(({ message }) => message).join('; ')}`);
      writeFileSync(join(dir, name), code);
    }
  },
});
