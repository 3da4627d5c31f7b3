import type { UseQueryResult } from '@tanstack/react-query';
import { troubleOf, type Trouble } from '#shared/http/trouble';

/** A list a select offers, and how it stands with it. */
export interface Choices<Row> {
  rows: readonly Row[];
  /** `ready` is what the venue answered; the others have nothing to offer yet. */
  state: 'ready' | 'loading' | Trouble;
  retry: () => void;
}

/** A question to the venue as what a select offers. */
export const choicesOf = <Row>(query: UseQueryResult<Row[]>): Choices<Row> => ({
  rows: query.data ?? [],
  state: query.data ? 'ready' : (troubleOf(query) ?? 'loading'),
  retry: () => void query.refetch(),
});
