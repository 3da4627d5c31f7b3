import { unparse } from 'papaparse';
import { BYTE_ORDER_MARK, FORMULA } from '#contract/rules/csv';

/** Rows as RFC 4180 has them. A text that begins like a formula gets an apostrophe before it; numbers stay numbers. */
export const csvOf = (labels: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  BYTE_ORDER_MARK +
  unparse({ fields: [...labels], data: rows.map((row) => [...row]) }, { escapeFormulae: FORMULA });
