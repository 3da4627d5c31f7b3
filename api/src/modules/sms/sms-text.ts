// eslint-disable-next-line no-control-regex -- control characters are exactly what is looked for
const UNKEEPABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/gu;

/** The text as the database can keep it and people can read it: well-formed, without NUL and its like. */
export const keepable = (text: string): string => text.toWellFormed().replace(UNKEEPABLE, '');
