import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const PACKAGE = fileURLToPath(new URL('../package.json', import.meta.url));

/** Packages of many small modules, of which reading in took most of a start. The others stay in `node_modules`. */
const BUNDLED = /^(@nestjs\/|rxjs$|zod$)/;
/** Parts of Nest, and for it, that it asks for only where they are installed. */
const NOT_INSTALLED = /^@(nestjs\/(microservices|websockets)|fastify\/static)(\/|$)/;

/** The server, and what an owner runs beside it. */
const PROGRAMS = [
  'main',
  'backup',
  'restore',
  'import',
  'export-person',
  'erase-person',
  'verify-ledger',
  'demo-years',
];

/**
 * Puts the compiled programs and what they mostly wait for into few files: in `src` of the directory, with their parts
 * beside them.
 */
export async function bundlePrograms(directory) {
  const sources = join(directory, 'src');
  const bundle = await rolldown({
    input: PROGRAMS.map((name) => join(sources, `${name}.js`)),
    platform: 'node',
    external: await externals(),
    plugins: [keepAddresses(sources)],
  });
  await bundle.write({
    dir: sources,
    format: 'esm',
    sourcemap: true,
    keepNames: true,
    strictExecutionOrder: true,
    entryFileNames: '[name].js',
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
