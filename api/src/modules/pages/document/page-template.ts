import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const STYLESHEET = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/;
const SCRIPTS = /<(script type="module"|link rel="modulepreload")/g;

/** What Vite says of its build, as far as it is needed here. */
const manifest = z.record(z.string(), z.object({ file: z.string() }));

/** What pages that arrive with their content are put into. */
export interface PageTemplate {
  /**
   * The build's document with the app's stylesheet in it, so that a phone need not ask for it before it can paint, and
   * its scripts after all that is seen.
   */
  html: string;
  /** Links to the styles that the other screens need beside it. */
  otherStyles: string;
}

/**
 * @param build the PWA's
 * @param html its `index.html`
 */
export const readPageTemplate = (build: string, html: string): PageTemplate => {
  const chunks = manifest.parse(JSON.parse(readFileSync(join(build, '.vite/manifest.json'), 'utf8')));
  const first = STYLESHEET.exec(html)?.[1];
  const others = Object.values(chunks)
    .map(({ file }) => file)
    .filter((file) => file.endsWith('.css') && file !== first);
  const styled = html.replace(STYLESHEET, (link) =>
    first ? `<style>${readFileSync(join(build, first), 'utf8').trim()}</style>` : link,
  );
  return {
    html: styled.replaceAll(SCRIPTS, '<$1 fetchpriority="low"'),
    otherStyles: [...new Set(others)]
      .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)
      .join(''),
  };
};
