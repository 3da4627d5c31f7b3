import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const STYLESHEET = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/;

/** What Vite says of its build, as far as it is needed here. */
const manifest = z.record(z.string(), z.object({ file: z.string() }));

/** How the pages of a build get their looks before the first paint. */
export interface PageStyles {
  /** The document with the app's stylesheet in it: a phone need not ask for it before it can paint. */
  html: string;
  /** Links to what the other screens need beside it. */
  others: string;
}

/**
 * @param build the PWA's
 * @param html its `index.html`
 */
export const readPageStyles = (build: string, html: string): PageStyles => {
  const chunks = manifest.parse(JSON.parse(readFileSync(join(build, '.vite/manifest.json'), 'utf8')));
  const first = STYLESHEET.exec(html)?.[1];
  const others = Object.values(chunks)
    .map(({ file }) => file)
    .filter((file) => file.endsWith('.css') && file !== first);
  return {
    html: html.replace(STYLESHEET, (link) =>
      first ? `<style>${readFileSync(join(build, first), 'utf8').trim()}</style>` : link,
    ),
    others: others.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`).join(''),
  };
};
