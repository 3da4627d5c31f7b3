import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
  assets?: string[];
}

/** The app's start, and what is opened from there to check in, up to the ticket stub. */
const ROOTS = [
  'index.html',
  'src/routes/_home/events.$eventId_.check-in.tsx?tsr-split=component',
  'src/routes/check-ins.$key.tsx?tsr-split=component',
];

/** Asked for by `index.html` under names of their own. */
const PLAIN = ['index.html', 'theme-start.js', 'app-start.js', 'clock-worker.js', 'icons/default-logo.svg'];

/**
 * The files that a first visit keeps before all else: scripts, stylesheets and fonts, by their paths in the build.
 * @param dist the build, with Vite's manifest
 */
export const firstFiles = (dist: string): ReadonlySet<string> => {
  const chunks = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  const found = new Set(PLAIN);
  const visit = (chunk: Chunk | undefined): void => {
    if (!chunk || found.has(chunk.file)) return;
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) found.add(file);
    for (const key of chunk.imports ?? []) visit(chunks[key]);
  };
  for (const root of ROOTS) visit(chunkOf(chunks, root));
  return found;
};

const chunkOf = (chunks: Record<string, Chunk>, source: string): Chunk => {
  const chunk = chunks[source];
  if (!chunk) throw new Error(`${source} has moved: say in first-files.ts where it is.`);
  return chunk;
};
