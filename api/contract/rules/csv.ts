/** Tells Excel that the text is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** A cell that a spreadsheet would run as a formula, in the wide forms of these signs too (OWASP "CSV Injection"). */
export const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
