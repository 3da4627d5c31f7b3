import type { QueryClient } from '@tanstack/react-query';
import '#shared/http/query-meta';

/** Fields of public answers that only staff and artists get (design §4 "Roles"). */
const TOLD_TO_SOME = ['artistNotes', 'mayEditNotes'];

/** A replacer for `JSON.stringify` that leaves these fields out. */
export const forEverybody = (key: string, value: unknown): unknown =>
  TOLD_TO_SOME.includes(key) ? undefined : value;

/** Takes these fields out of all public answers in the cache. */
export const forgetTold = (client: QueryClient): void => {
  const kept = client
    .getQueryCache()
    .findAll({ predicate: ({ meta, state }) => Boolean(meta?.public) && state.data !== undefined });
  for (const query of kept)
    query.setState({ data: JSON.parse(JSON.stringify(query.state.data, forEverybody)) });
};
