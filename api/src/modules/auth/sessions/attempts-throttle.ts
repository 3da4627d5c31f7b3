import { DAY, HOUR, throttleOf } from '#src/common/throttle/throttle.js';

const QUARTER_HOUR = 15 * 60;

/**
 * What one account, and one address, may try or have mailed; a venue's guests share one address. What a stranger can try of
 * somebody else's account is counted for both together, under a far higher ceiling for the account: strangers lock out
 * themselves first.
 */
const LIMITS = {
  'login-account-address': { points: 10, duration: QUARTER_HOUR },
  'login-account': { points: 100, duration: QUARTER_HOUR },
  'login-address': { points: 60, duration: QUARTER_HOUR },
  'register-address': { points: 60, duration: HOUR },
  'register-account': { points: 10, duration: HOUR },
  'password-account': { points: 10, duration: QUARTER_HOUR },
  'password-change': { points: 10, duration: DAY },
  'reset-address': { points: 30, duration: HOUR },
  'reset-account-address': { points: 5, duration: HOUR },
  'reset-account': { points: 20, duration: HOUR },
  'verification-account': { points: 5, duration: HOUR },
  'own-data-account': { points: 20, duration: HOUR },
  'profile-image-account': { points: 30, duration: HOUR },
  'verification-recipient': { points: 10, duration: DAY },
} as const;

/** Counts attempts on accounts; the one past the limit is refused as `auth.too-many-attempts`. */
export class AttemptsThrottle extends throttleOf(LIMITS, 'auth.too-many-attempts') {
  /**
   * Counts a password before it is checked.
   * @param address the caller's
   * @throws DomainError `auth.too-many-attempts`
   */
  async countLogin(account: string, address: string): Promise<void> {
    await this.count('login-address', address);
    await this.count('login-account-address', pairOf(account, address));
    await this.count('login-account', account);
  }

  /** The password was right: what this address tried of the account before counts no more. */
  async forgetLogin(account: string, address: string): Promise<void> {
    await this.forget('login-account-address', pairOf(account, address));
    await this.giveBack('login-account', account);
    await this.giveBack('login-address', address);
  }

  /** A new password was set by a link from a mail: its owner may sign in at once, from this address too. */
  async forgetAllLogins(account: string, address: string): Promise<void> {
    await this.forget('login-account-address', pairOf(account, address));
    await this.forget('login-account', account);
  }

  /**
   * Counts a wish for a mail with a link.
   * @param address the caller's
   * @returns false when the account has had enough mails; the answer does not say so, or it would tell that the account exists
   * @throws DomainError `auth.too-many-attempts` for an address that asks for account after account
   */
  async allowsReset(email: string, address: string): Promise<boolean> {
    await this.count('reset-address', address);
    const isWelcome = await this.allows('reset-account-address', pairOf(email, address));
    return isWelcome && this.allows('reset-account', email);
  }
}

const pairOf = (account: string, address: string): string => `${account} from ${address}`;
