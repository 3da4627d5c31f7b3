/** What messages are about that their reader may do without (`rules/message-kinds.ts`). */
export const MESSAGE_TOPICS = [
  'shows',
  'artists',
  'invitations',
  'bookings',
  'reminders',
  'texts',
  'photos',
  'failures',
] as const;

export type MessageTopic = (typeof MESSAGE_TOPICS)[number];

/** What waits for staff, by topic: they are told of it together, and the app's icon counts it. */
export const STAFF_TOPICS = ['texts', 'photos', 'failures'] as const satisfies readonly MessageTopic[];

export type StaffTopic = (typeof STAFF_TOPICS)[number];
