// Fails the build when the first load of `/` grows past the limits of issue 2: 150 KB of JavaScript (gzip), 70 KB of fonts.
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const MAX_SCRIPT_BYTES = 150 * 1024;
const MAX_FONT_BYTES = 70 * 1024;
const DIST = fileURLToPath(new URL('../dist/', import.meta.url));

if (!existsSync(join(DIST, 'index.html'))) fail('pwa/dist is not built; run the build first.');
const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'));
const scripts = firstLoadScripts(manifest);
const scriptBytes = sum(scripts.map(gzippedSize));
const fontBytes = sum(
  filesUnder(join(DIST, 'assets'))
    .filter((path) => /\.woff2?$/.test(path))
    .map((path) => statSync(path).size),
);

for (const script of scripts) console.log(`  ${kilobytes(gzippedSize(script)).padStart(9)}  ${script}`);
console.log(`first load of /: ${kilobytes(scriptBytes)} of ${kilobytes(MAX_SCRIPT_BYTES)} JavaScript (gzip)`);
console.log(`fonts: ${kilobytes(fontBytes)} of ${kilobytes(MAX_FONT_BYTES)}`);
if (scriptBytes > MAX_SCRIPT_BYTES)
  fail('The first load of / has too much JavaScript. Load what it does not need lazily.');
if (fontBytes > MAX_FONT_BYTES) fail('The fonts are too heavy.');

/** The entry, everything it imports statically, plain scripts of index.html, and the home route if it was split off. */
function firstLoadScripts(chunks) {
  const entry = Object.values(chunks).find((chunk) => chunk.isEntry);
  const home = Object.values(chunks).filter((chunk) =>
    /src\/routes\/_home(\.index)?\.tsx/.test(chunk.src ?? ''),
  );
  const found = new Set(
    [...readFileSync(join(DIST, 'index.html'), 'utf8').matchAll(/<script[^>]+src="\/([^"]+)"/g)].map(
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
  return gzipSync(readFileSync(join(DIST, file))).length;
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

function fail(message) {
  console.error(message);
  process.exit(1);
}
