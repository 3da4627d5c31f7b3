const LONGEST = 500;

// eslint-disable-next-line no-control-regex -- control characters are exactly what is looked for
const CONTROLS = /[\u0000-\u0020\u007F-\u009F]+/gu;

/** What a provider said as the database can keep it: one line of at most 500 characters, whatever bytes it was made of. */
export const keptReason = (reason: string): string =>
  [...reason.toWellFormed().replace(CONTROLS, ' ').trim()].slice(0, LONGEST).join('');
