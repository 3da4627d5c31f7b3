const UNKEEPABLE = /(?![\t\n\r])\p{Cc}/gu;

/** The text as the database can keep it and people can read it: well-formed, without NUL and its like. */
export const keepable = (text: string): string => text.toWellFormed().replace(UNKEEPABLE, '');
