import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const STYLESHEET = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/;
const SCRIPTS =
  /\s*<(?:script type="module"|link rel="modulepreload")[^>]*(?:src|href)="([^"]+)"[^>]*>(?:<\/script>)?/g;
const COMMENTS = /\s*<!--[\s\S]*?-->/g;
const START = '<script src="/app-start.js" defer';
const THEME_START = '<script src="/theme-start.js"></script>';

/** The part of Vite's build manifest that is needed here. */
const manifest = z.record(z.string(), z.object({ file: z.string() }));

/** The document that pages with content from the server are put into. */
export interface PageTemplate {
  /**
   * The build's document with the app's stylesheet and `theme-start.js` in it, so that a phone need ask for nothing before it can
   * paint. What can be seen comes first: `app-start.js` asks for the app's scripts once it is painted.
   */
  html: string;
  /** The hash of its inline script, for the Content Security Policy (CSP Level 3, hash source). */
  scriptHash: string;
  /** Links to the stylesheets of the other screens. */
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
  const styled = html
    .replaceAll(COMMENTS, '')
    .replace(STYLESHEET, (link) =>
      first ? `<style>${readFileSync(join(build, first), 'utf8').trim()}</style>` : link,
    );
  const themeStart = readFileSync(join(build, 'theme-start.js'), 'utf8');
  return {
    html: startAfterPaint(styled).replace(THEME_START, () => `<script>${themeStart}</script>`),
    scriptHash: `'sha256-${createHash('sha256').update(themeStart).digest('base64')}'`,
    otherStyles: [...new Set(others)]
      .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)
      .join(''),
  };
};

/** Dependencies first, the app itself last. */
const startAfterPaint = (html: string): string => {
  const scripts = [...html.matchAll(SCRIPTS)].flatMap(([, address]) => address ?? []);
  const [app, ...libraries] = scripts;
  return html
    .replaceAll(SCRIPTS, '')
    .replace(START, `${START} data-scripts="${[...libraries, app].join(' ')}"`);
};
