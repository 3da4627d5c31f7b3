import { ChakraProvider } from '@chakra-ui/react/styled-system';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createMemoryHistory } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from '#app/app';
import { createQueryClient } from '#app/query-client';
import { createAppRouter } from '#app/router';
import type { PageData } from '#app/start/page-data';
import { system } from '#shared/theme/system';
import { Button } from '#shared/ui/form/button';
import { keepServingTime } from '#shared/ui/page/served-page';
import { readPage } from './read-page';

/** A public page as the server sends it. */
export interface RenderedPage {
  /** What stands in `#root`. */
  html: string;
  /** `<style>` elements of what the page's components say of their look, for the head. */
  style: string;
  data: PageData;
}

/**
 * Renders a public page as a visitor has it (design §8). What it shows it asks for by `fetch`, as in a browser.
 * @param address path and query
 * @returns null where something it shows could not be had
 */
export const renderPage = async (address: string, at: Date): Promise<RenderedPage | null> => {
  const queryClient = createQueryClient();
  try {
    const router = createAppRouter(createMemoryHistory({ initialEntries: [address] }));
    await router.load();
    await readPage(queryClient, router, at);
    const queries = queryClient.getQueryCache().getAll();
    if (queries.some(({ state }) => state.status !== 'success')) return null;
    const answers = queries.map(({ queryKey, state, meta }): PageData['answers'][number] => [
      queryKey,
      state.data,
      meta,
    ]);
    keepServingTime(at);
    return { ...renderApp({ queryClient, router }), data: { at: at.toISOString(), answers } };
  } finally {
    // It would keep what was read for a week.
    queryClient.clear();
  }
};

/** What pages show once they are idle. A rule that is written then has all of the page laid out again. */
const SHOWN_LATER = (
  <ChakraProvider value={system}>
    <Button look="quiet" />
  </ChakraProvider>
);

const renderApp = (app: ComponentProps<typeof App>): Pick<RenderedPage, 'html' | 'style'> => {
  const cache = createCache({ key: 'css' });
  // Keeps the rules in the cache instead of writing them into the tree, which would not be hydrated.
  cache.compat = true;
  const html = renderToString(
    <CacheProvider value={cache}>
      <App {...app} />
    </CacheProvider>,
  );
  renderToString(<CacheProvider value={cache}>{SHOWN_LATER}</CacheProvider>);
  return { html, style: styleOf(cache) };
};

/**
 * The rules of the whole page, and an empty element with their names: Emotion looks there for what need not be written again,
 * and moves it. Had it the rules in it, all of the page would be laid out again.
 */
const styleOf = ({ inserted }: EmotionCache): string =>
  `<style>${Object.values(inserted).join('')}</style>` +
  `<style data-emotion="css ${Object.keys(inserted).join(' ')}"></style>`;
