import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** What the server puts beside the HTML of a page, as JSON in `#page-data`. */
export interface PageData {
  /** When the page was rendered, ISO 8601. */
  at: string;
  /** What the page's queries were answered, as to a visitor. */
  answers: [QueryKey, unknown][];
}

/** A page that is older was kept by the browser, as for Back: what it shows is asked for again. */
const FRESH_MS = 10 * 60_000;

/** Reads what came with the page, so that it is not asked for again; null where the page came without content, or not whole. */
export const takePageData = (client: QueryClient): Date | null => {
  const json = document.getElementById('page-data')?.textContent;
  if (!json) return null;
  try {
    // Our own server wrote it.
    const { at, answers } = JSON.parse(json) as PageData;
    const servedAt = new Date(at);
    const updatedAt = Date.now() - servedAt.getTime() < FRESH_MS ? Date.now() : servedAt.getTime();
    for (const [key, answer] of answers) client.setQueryData(key, answer, { updatedAt });
    return servedAt;
  } catch {
    return null;
  }
};
