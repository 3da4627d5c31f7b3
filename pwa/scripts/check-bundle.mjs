import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const MAX_SCRIPT_BYTES = 150 * 1024;
const MAX_FONT_BYTES = 70 * 1024;

/** Throws when the first load of `/` in a build is past the limits: 150 KB of JavaScript (gzip), 70 KB of fonts. */
export function checkBundle(directory) {
  const scripts = firstLoadScripts(directory).map((file) => ({
    file,
    bytes: gzippedSize(join(directory, file)),
  }));
  const scriptBytes = sum(scripts.map(({ bytes }) => bytes));
  const fonts = filesUnder(join(directory, 'assets')).filter((path) => /\.woff2?$/.test(path));
  const fontBytes = sum(fonts.map((path) => statSync(path).size));

  for (const { file, bytes } of scripts) console.log(`  ${kilobytes(bytes).padStart(9)}  ${file}`);
  console.log(
    `first load of /: ${kilobytes(scriptBytes)} of ${kilobytes(MAX_SCRIPT_BYTES)} JavaScript (gzip)`,
  );
  console.log(`fonts: ${kilobytes(fontBytes)} of ${kilobytes(MAX_FONT_BYTES)}`);
  if (scriptBytes > MAX_SCRIPT_BYTES)
    throw new Error('The first load of / has too much JavaScript. Load what it does not need lazily.');
  if (fontBytes > MAX_FONT_BYTES) throw new Error('The fonts are too heavy.');
}

/** The entry, everything it imports statically, plain scripts of index.html, and the home route if it was split off. */
function firstLoadScripts(directory) {
  const chunks = JSON.parse(readFileSync(join(directory, '.vite/manifest.json'), 'utf8'));
  const entry = Object.values(chunks).find((chunk) => chunk.isEntry);
  const home = Object.values(chunks).filter((chunk) =>
    /src\/routes\/_home(\/index)?\.tsx/.test(chunk.src ?? ''),
  );
  const found = new Set(
    [...readFileSync(join(directory, 'index.html'), 'utf8').matchAll(/<script[^>]+src="\/([^"]+)"/g)].map(
      ([, file]) => file,
    ),
  );
  const visit = (chunk) => {
    if (!chunk.file.endsWith('.js')) return;
    found.add(chunk.file);
    for (const key of chunk.imports ?? []) if (!found.has(chunks[key].file)) visit(chunks[key]);
  };
  [entry, ...home].forEach(visit);
  return [...found];
}

function gzippedSize(file) {
  return gzipSync(readFileSync(file)).length;
}

function filesUnder(directory) {
  return readdirSync(directory, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}

function kilobytes(bytes) {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
