/** What the log of who did what tells of: the tables of things that staff change, each with all that belongs to it (decision 56). */
export const LOGGED_THINGS = [
  'api_tokens',
  'artist_bookings',
  'artist_invitations',
  'artists',
  'badges',
  'booking_requests',
  'bookings',
  'door_devices',
  'event_attendance',
  'event_photos',
  'event_types',
  'events',
  'imports',
  'loyalty_members',
  'messages',
  'rewards',
  'sms_event_requests',
  'users',
  'venue',
  'webhooks',
] as const;
export type LoggedThing = (typeof LOGGED_THINGS)[number];

/** What happened to a row; `none` for what a person did that changed no row. */
export const STAFF_LOG_OPERATIONS = ['insert', 'update', 'delete', 'none'] as const;
export type StaffLogOperation = (typeof STAFF_LOG_OPERATIONS)[number];
