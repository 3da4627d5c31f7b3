/** What stands in place of words that held a secret. */
export const REMOVED_TEXT = 'The words of this message held a secret and were removed.';
