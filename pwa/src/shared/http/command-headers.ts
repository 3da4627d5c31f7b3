import { IDEMPOTENCY_KEY_HEADER } from '#contract/problem';

/** The header of a command that takes effect once, however often it is sent with this key. */
export const underKey = (key: string) => ({ [IDEMPOTENCY_KEY_HEADER]: key });

/** The header of a change that is based on this version; of any other one it is refused with 412. */
export const ifAt = (version: number) => ({ 'if-match': `"${version}"` });
