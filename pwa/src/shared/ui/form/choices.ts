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

/** A color by its name and by what is stored of it. */
interface Color {
  name: string;
  value: string;
}

/** The colors that a form offers, and the current one where another program gave one that is not among them. */
export const colorChoices = (offered: readonly Color[], current: string): readonly Color[] =>
  offered.some(({ value }) => value === current)
    ? offered
    : [...offered, { name: 'Current color', value: current }];
