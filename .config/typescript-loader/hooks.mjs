import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';

const api = new URL('../../api/', import.meta.url);
const { $schema: _, ...swc } = JSON.parse(readFileSync(new URL('.swcrc', api), 'utf8'));

const ALIASES = {
  src: api,
  contract: api,
  test: api,
  bench: api,
  pages: new URL('../../e2e/', import.meta.url),
  support: new URL('../../e2e/', import.meta.url),
};

/** Finds the TypeScript behind the aliases of API and journeys, and behind a relative import of a TypeScript file. */
export async function resolve(specifier, context, next) {
  const wanted = typescriptBehind(specifier, context.parentURL);
  if (!wanted || !existsSync(wanted)) return next(specifier, context);
  return { url: wanted.href, format: 'module', shortCircuit: true };
}

/** The API writes `./x.js`, the journeys `./x`. */
function typescriptBehind(specifier, parent) {
  const path = `${specifier.replace(/\.js$/, '')}.ts`;
  if (/^\.\.?\//.test(path)) return isTypescript(parent) ? new URL(path, parent) : undefined;
  const [, alias] = /^#([a-z]+)\//.exec(path) ?? [];
  return alias && ALIASES[alias] ? new URL(path.slice(1), ALIASES[alias]) : undefined;
}

/** The runner of the specs puts a number behind their addresses. */
const isTypescript = (url) => /^file:.+\.ts(\?\d+)?$/.test(url ?? '');

/** Compiles as the build does, so that decorators and class fields behave the same. */
export async function load(url, context, next) {
  if (!isTypescript(url)) return next(url, context);
  const filename = fileURLToPath(url);
  const options = { ...swc, filename, swcrc: false, sourceMaps: 'inline' };
  const { code } = await transform(await readFile(filename, 'utf8'), options);
  return { format: 'module', source: code, shortCircuit: true };
}
