const QUIET_AFTER_NO_MS = 30 * 24 * 60 * 60 * 1000;

interface InstallSituation {
  /** Whether the browser offered an install of its own. */
  hasEvent: boolean;
  isStandalone: boolean;
  userAgent: string;
  touchPoints: number;
  /** Epoch milliseconds of the last "Not now"; 0 for never. */
  dismissedAt: number;
  now: number;
}

/** Which offer fits: the browser's own button, how to do it on iOS, or none. */
export const installHint = (situation: InstallSituation): 'button' | 'share-menu' | 'none' => {
  if (situation.isStandalone || situation.now - situation.dismissedAt < QUIET_AFTER_NO_MS) return 'none';
  if (situation.hasEvent) return 'button';
  return isIos(situation) ? 'share-menu' : 'none';
};

/** iPads call themselves Macs, but no Mac has a touch screen. */
const isIos = ({ userAgent, touchPoints }: InstallSituation) =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);
