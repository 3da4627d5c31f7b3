/** What the address of a member ends in whose account was deleted (decision 11). */
const NOBODYS_DOMAIN = '@deleted.invalid';

/** True for a member whose person is gone: only points and history are left. */
export const isDeparted = ({ email }: { email: string }): boolean => email.endsWith(NOBODYS_DOMAIN);
