import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';

const api = new URL('../../api/', import.meta.url);
const { $schema: _, ...swc } = JSON.parse(readFileSync(new URL('.swcrc', api), 'utf8'));

/** Finds the TypeScript behind `#src/….js`, `#contract/….js`, `#test/….js` and a relative `.js` next to it. */
export async function resolve(specifier, context, next) {
  const alias = /^#((?:src|contract|test)\/.*)\.js$/.exec(specifier);
  const wanted = alias
    ? new URL(`${alias[1]}.ts`, api)
    : /^\.\.?\//.test(specifier) && context.parentURL?.endsWith('.ts')
      ? new URL(specifier.replace(/\.js$/, '.ts'), context.parentURL)
      : undefined;
  if (!wanted || !existsSync(wanted)) return next(specifier, context);
  return { url: wanted.href, format: 'module', shortCircuit: true };
}

/** Compiles as the build does, so that decorators and class fields behave the same. */
export async function load(url, context, next) {
  if (!url.startsWith('file:') || !url.endsWith('.ts')) return next(url, context);
  const filename = fileURLToPath(url);
  const options = { ...swc, filename, swcrc: false, sourceMaps: 'inline' };
  const { code } = await transform(await readFile(filename, 'utf8'), options);
  return { format: 'module', source: code, shortCircuit: true };
}
