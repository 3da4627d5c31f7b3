import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const PACKAGE = fileURLToPath(new URL('../package.json', import.meta.url));

/** Packages of many small modules, of which reading in took most of a start. The others stay in `node_modules`. */
const BUNDLED = /^(@nestjs\/|rxjs$|zod$)/;
/** Parts of Nest, and for it, that it asks for only where they are installed. */
const NOT_INSTALLED = /^@(nestjs\/(microservices|websockets)|fastify\/static)(\/|$)/;

/**
 * Puts the compiled server and what it mostly waits for into few files: `src/main.js` of the directory, with its parts
 * beside it. The other programs of a build stay as they are.
 */
export async function bundleServer(directory) {
  const main = join(directory, 'src/main.js');
  const bundle = await rolldown({
    input: main,
    platform: 'node',
    external: await externals(),
    plugins: [keepAddresses(dirname(main))],
  });
  await bundle.write({
    dir: dirname(main),
    format: 'esm',
    sourcemap: true,
    keepNames: true,
    strictExecutionOrder: true,
    entryFileNames: 'main.js',
    chunkFileNames: 'part-[hash].js',
  });
}

/** What the API names itself is found from wherever the bundle lies; what only a bundled package needs may not be. */
async function externals() {
  const { dependencies } = JSON.parse(await readFile(PACKAGE, 'utf8'));
  const names = Object.keys(dependencies).filter((name) => !BUNDLED.test(name));
  return [NOT_INSTALLED, ...names.map((name) => new RegExp(`^${name}(/|$)`))];
}

/** A module that looks for a file beside itself finds it there, although it is read from the bundle. */
function keepAddresses(directory) {
  return {
    name: 'keep-addresses',
    transform(code, id) {
      if (!id.startsWith(directory) || !code.includes('import.meta.url')) return null;
      const path = relative(directory, id).replaceAll('\\', '/');
      const address = `new URL(${JSON.stringify(`./${path}`)}, import.meta.url).href`;
      return { code: code.replaceAll('import.meta.url', address), map: null };
    },
  };
}
