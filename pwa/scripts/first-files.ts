import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/** What is opened from the app's start to check in, up to the ticket stub. */
const CHECK_IN = ['/src/routes/_home/events.$eventId_.check-in.tsx', '/src/routes/check-ins.$key.tsx'];

const SHRINKING = 'photo-shrink.worker';

/** Asked for by `index.html` under names of their own. */
const PLAIN = ['index.html', 'theme-start.js', 'app-start.js', 'clock-worker.js', 'icons/default-logo.svg'];

/**
 * Finds the scripts, stylesheets and fonts that a first visit keeps before all else, and names those of the check-in in
 * `index.html`: `first-visit.ts` fetches them.
 * @param keep is told their paths in the build
 */
export const firstFiles = (keep: (files: ReadonlySet<string>) => void): Plugin => ({
  name: 'first-files',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle, chunk }) => {
      if (!bundle || !chunk) return [];
      const start = filesOf(bundle, chunk);
      const checkIn = CHECK_IN.flatMap((source) => [...filesOf(bundle, screenOf(bundle, source))]);
      // It comes as a file of a module, which no screen imports: without it, photos would be sent as large as they are.
      if (!checkIn.some((file) => file.includes(SHRINKING)))
        throw new Error(`A check-in lacks ${SHRINKING}.`);
      keep(new Set([...PLAIN, ...start, ...checkIn]));
      return [...new Set(checkIn)].filter((file) => !start.has(file)).map(linkTo);
    },
  },
});

const screenOf = (bundle: Rolldown.OutputBundle, source: string): Rolldown.OutputChunk => {
  for (const file of Object.values(bundle))
    if (file.type === 'chunk' && file.facadeModuleId?.endsWith(`${source}?tsr-split=component`)) return file;
  throw new Error(`${source} has moved: say in first-files.ts where it is.`);
};

/** With all that it needs at once. */
const filesOf = (bundle: Rolldown.OutputBundle, chunk: Rolldown.OutputChunk): ReadonlySet<string> => {
  const found = new Set<string>();
  const visit = ({ fileName, imports, viteMetadata }: Rolldown.OutputChunk): void => {
    if (found.has(fileName)) return;
    for (const file of [
      fileName,
      ...(viteMetadata?.importedCss ?? []),
      ...(viteMetadata?.importedAssets ?? []),
    ])
      found.add(file);
    for (const name of imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') visit(imported);
    }
  };
  visit(chunk);
  return found;
};

/** Without an `href`: Vite asks for no script again to which there is a link with one. */
const linkTo = (file: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { 'data-check-in': `/${file}`, crossorigin: true },
  injectTo: 'body',
});
