import type { NoPush } from '#shared/push/ask-for-push';

/** Why no notification comes, in a guest's words. */
export const OBSTACLE_WORDS: Record<NoPush, string> = {
  denied: 'Notifications are off for this site.',
  'home-screen': 'On an iPhone or iPad, notifications come once this app is on the home screen.',
  unsupported: 'This browser takes no notifications.',
};
