import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** What the server puts beside the HTML of a page, as JSON in `#page-data`. */
export interface PageData {
  /** When the page was rendered, ISO 8601. */
  at: string;
  /** What the page's queries were answered, as to a visitor. */
  answers: [QueryKey, unknown][];
}

/** Reads what came with the page, so that it is not asked for again; null where the page came without content. */
export const takePageData = (client: QueryClient): Date | null => {
  const json = document.getElementById('page-data')?.textContent;
  if (!json) return null;
  // Our own server wrote it.
  const { at, answers } = JSON.parse(json) as PageData;
  for (const [key, answer] of answers) client.setQueryData(key, answer);
  return new Date(at);
};
