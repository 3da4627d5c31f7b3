import { unparse } from 'papaparse';

/** Tells Excel that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A cell that a spreadsheet would run as a formula, in the wide forms of these signs too (OWASP "CSV Injection"). */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** Rows as RFC 4180 has them. A text that begins like a formula gets an apostrophe before it; numbers stay numbers. */
export const csvOf = (labels: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  BYTE_ORDER_MARK +
  unparse({ fields: [...labels], data: rows.map((row) => [...row]) }, { escapeFormulae: FORMULA });
