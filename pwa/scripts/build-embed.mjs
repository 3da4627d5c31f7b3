import { statSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

/** For other sites, so each is one file under one name (design §8 "Embed"). */
const SCRIPTS = ['embed', 'embed-frame'];
const MOST_BYTES = 10 * 1024;

/** Adds the scripts of the embedded page to a build, each a file that leaves nothing global behind. */
export async function buildEmbed(root, directory) {
  for (const name of SCRIPTS) {
    await build({
      root,
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      build: {
        outDir: directory,
        emptyOutDir: false,
        target: 'es2020',
        modulePreload: false,
        rolldownOptions: {
          input: join(root, 'src/embed', `${name}.ts`),
          output: { format: 'iife', entryFileNames: `${name}.js` },
        },
      },
    });
    const { size } = statSync(join(directory, `${name}.js`));
    if (size > MOST_BYTES)
      throw new Error(`${name}.js has ${size} bytes; other sites load at most ${MOST_BYTES}.`);
  }
}
