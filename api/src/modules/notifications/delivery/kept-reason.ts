const LONGEST = 500;

const CONTROLS = /[\p{Cc} ]+/gu;

/** What a provider said as the database can keep it: one line of at most 500 characters, whatever bytes it was made of. */
export const keptReason = (reason: string): string =>
  [...reason.toWellFormed().replace(CONTROLS, ' ').trim()].slice(0, LONGEST).join('');
