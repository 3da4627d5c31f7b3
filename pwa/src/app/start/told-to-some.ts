import type { QueryClient } from '@tanstack/react-query';
import '#shared/http/query-meta';

/** What staff and artists alone are told in public answers (design §4 "Roles"). */
const TOLD_TO_SOME = ['artistNotes', 'mayEditNotes'];

/** For `JSON.stringify`: leaves that out. */
export const forEverybody = (key: string, value: unknown): unknown =>
  TOLD_TO_SOME.includes(key) ? undefined : value;

/** Takes it out of all public answers. */
export const forgetTold = (client: QueryClient): void => {
  const kept = client
    .getQueryCache()
    .findAll({ predicate: ({ meta, state }) => Boolean(meta?.public) && state.data !== undefined });
  for (const query of kept)
    query.setState({ data: JSON.parse(JSON.stringify(query.state.data, forEverybody)) });
};
