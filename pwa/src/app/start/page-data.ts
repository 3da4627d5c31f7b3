import type { QueryClient, QueryKey, QueryMeta } from '@tanstack/react-query';

/** What the server puts beside the HTML of a page, as JSON in `#page-data`. */
export interface PageData {
  /** When the page was rendered, ISO 8601. */
  at: string;
  /** What the page's queries were answered, as to a visitor, and what they say of themselves (`query-meta.ts`). */
  answers: [QueryKey, unknown, QueryMeta?][];
}

/** A page that came with its content. */
export interface ServedPage {
  at: Date;
  /** False when the browser had kept it, as for a tab that it closed to save memory: what it shows may be out of date. */
  isFresh: boolean;
}

const FRESH_MS = 10 * 60_000;

/**
 * Reads what came with the page, so that it is not asked for again; what the device has kept and is newer stays. Null where the
 * page came without content, or not whole.
 */
export const takePageData = (client: QueryClient): ServedPage | null => {
  const json = document.getElementById('page-data')?.textContent;
  if (!json) return null;
  try {
    // Our own server wrote it.
    const { at, answers } = JSON.parse(json) as PageData;
    const page = { at: new Date(at), isFresh: Date.now() - Date.parse(at) < FRESH_MS };
    const updatedAt = page.isFresh ? Date.now() : Date.parse(at);
    for (const [queryKey, answer, meta] of answers) {
      // As `setQueryData` does, which knows no `meta`: by that a device keeps it, also if the page is left right away.
      const query = client.getQueryCache().build(client, client.defaultQueryOptions({ queryKey, meta }));
      // What seems newer than a fresh page was kept while the device's clock was ahead.
      if (page.isFresh || query.state.dataUpdatedAt <= updatedAt)
        query.setData(answer, { updatedAt, manual: true });
    }
    return page;
  } catch {
    return null;
  }
};
