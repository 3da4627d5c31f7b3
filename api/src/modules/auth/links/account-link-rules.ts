/**
 * What a link in a mail may do, once. `address-undo` gives an account back to who had it before its address changed; `erasure`
 * forgets its person (decision 57).
 */
export type LinkPurpose = 'password-reset' | 'email-verification' | 'address-undo' | 'erasure';

/** An account's address, and the one it has proved and left while the new one is not proved. */
interface Addresses {
  email: string;
  provedEmail: string | null;
}

/** Links by which a new password is chosen. */
export const RESET_PURPOSES = ['password-reset', 'address-undo'] as const;

const HOUR_MS = 60 * 60 * 1000;

/** Where each kind of link leads in the PWA, and how long it opens anything. */
const LINKS: Record<LinkPurpose, { path: string; lifetimeMs: number; also?: string }> = {
  'password-reset': { path: '/reset-password', lifetimeMs: HOUR_MS },
  'email-verification': { path: '/verify-email', lifetimeMs: 7 * 24 * HOUR_MS },
  'address-undo': { path: '/reset-password', lifetimeMs: 7 * 24 * HOUR_MS },
  // A page of its own would be part of every guest's first load.
  erasure: { path: '/verify-email', lifetimeMs: 24 * HOUR_MS, also: '&for=erasure' },
};

/** Where an account's mails with power over it go: the address it has proved last, as long as its new one is not proved. */
export const recoveryAddress = ({ email, provedEmail }: Addresses): string => provedEmail ?? email;

/** Whether a link that was sent to this address still opens something for the account. */
export const mayOpen = (link: { purpose: LinkPurpose; email: string }, user: Addresses): boolean => {
  if (link.purpose === 'address-undo') return true;
  return link.email === (link.purpose === 'email-verification' ? user.email : recoveryAddress(user));
};

/** The link's address. The token stands behind `#`, which no server, log or referrer ever sees. */
export const linkPath = (purpose: LinkPurpose, token: string): string => {
  const { path, also = '' } = LINKS[purpose];
  return `${path}#token=${token}${also}`;
};

export const linkEnd = (purpose: LinkPurpose, now: Date): Date =>
  new Date(now.getTime() + LINKS[purpose].lifetimeMs);
