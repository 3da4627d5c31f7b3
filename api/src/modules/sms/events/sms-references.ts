import { violatesForeignKey } from '#src/database/pg-errors.js';

/** What a request refers to, and staff may delete while it is taken in. */
const REFERENCES = ['fk_sms_event_requests_artist', 'fk_sms_event_requests_earlier'] as const;
const ATTEMPTS = 3;

/**
 * Reads once more when an artist or an earlier request is deleted between reading and keeping.
 * @param work rereads them each time, and keeps nothing when it throws
 */
export const repeatedWhenGone = async <T>(work: () => Promise<T>, attempt = 1): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (attempt >= ATTEMPTS || !REFERENCES.some((name) => violatesForeignKey(error, name))) throw error;
    return repeatedWhenGone(work, attempt + 1);
  }
};
