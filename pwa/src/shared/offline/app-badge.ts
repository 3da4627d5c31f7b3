import { countHeld } from './waiting-count';

/** Shows on the app's icon how many entries wait, where the platform has such a badge. */
export const showWaitingOnAppIcon = async (): Promise<void> => {
  if (typeof navigator === 'undefined' || !('setAppBadge' in navigator)) return;
  const count = await countHeld();
  // Refused when the app is not installed or may not badge; the strip says the same.
  await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
};
