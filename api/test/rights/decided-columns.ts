/**
 * What becomes of each column that can hold words, when somebody is forgotten (decision 57).
 *
 * - `goes`: says who somebody is, or what they said; deleted with the row, or replaced.
 * - `mentions`: words of others, out of which addresses and numbers are cut.
 * - `nobody`: says nothing of a person: kinds, dates, secrets' hashes, names of files, the venue's own words.
 */
interface Decision {
  goes?: string;
  mentions?: string;
  nobody?: string;
}

export const DECIDED_COLUMNS: Record<string, Decision> = {
  account_links: { goes: 'purpose token_hash email' },
  api_tokens: { nobody: 'name token_hash beginning scopes' },
  artist_availability: { goes: 'date start_time end_time notes' },
  artist_bookings: {
    goes: 'proposed_date proposed_time proposed_payment admin_notes artist_notes status',
  },
  artist_date_reminders: { nobody: 'ahead' },
  artist_feeds: { goes: 'token_hash' },
  artist_invitations: {
    goes: 'event_date event_time event_type event_name description budget duration status invitation_message response_message response_token end_time request_hash reminder_token',
  },
  artists: {
    goes: 'name genre description email phone known_phone website social_media experience equipment price_range availability profile_image demo_file demo_file_type request_hash',
  },
  availability_changes: { goes: 'request_hash answer' },
  badges: { nobody: 'name description icon color category requirement_type request_hash' },
  booking_creations: { nobody: 'request_hash' },
  booking_requests: {
    goes: 'event_date event_time event_type event_name description budget duration status notes contact_email contact_phone contact_name',
  },
  bookings: {
    goes: 'customer_name customer_email customer_phone special_requests',
    nobody: 'status reminded_for moved_from',
  },
  deleted_events: { nobody: 'name type date time end_time artist_ids' },
  departed_members: { goes: 'email' },
  door_devices: { nobody: 'name token_hash' },
  door_exits: { nobody: 'request_hash' },
  door_refusals: { nobody: 'request_hash reason' },
  door_undos: { nobody: 'request_hash reason' },
  erasures: { nobody: 'asked_by token_hash' },
  event_attendance: {
    goes: 'customer_email customer_name request_hash answer device_hash',
    nobody: 'late_reason',
  },
  event_creations: { nobody: 'request_hash' },
  event_photos: {
    goes: 'filename original_name placeholder original_key content_hash request_hash',
    mentions: 'description',
    nobody: 'mime_type tags',
  },
  event_types: { nobody: 'name color description' },
  events: {
    goes: 'artist_notes artist_ids',
    mentions: 'name description',
    nobody: 'type date time doors_time end_time status image_url own_fields act_times',
  },
  import_rows: { goes: 'cells problem key fate words' },
  imported_shows: { mentions: 'said', nobody: 'key' },
  imports: { nobody: 'kind file_name file_hash format shape notes columns options state counts' },
  loyalty_members: { goes: 'name email phone card_code' },
  loyalty_transactions: { goes: 'description', nobody: 'type' },
  member_badges: { nobody: 'basis' },
  message_refusals: { goes: 'channel topic', nobody: 'address_hash' },
  messages: {
    goes: 'channel recipient kind status provider_message_id topic unsubscribe_token cause page',
    mentions: 'subject text_body html_body attachments reason',
  },
  past_event_schedules: { nobody: 'date time doors_time end_time status' },
  past_months: { nobody: 'time_zone' },
  photo_attendance: { goes: 'reason', nobody: 'verification_status told_status' },
  push_key: { nobody: 'public_key private_key' },
  push_subscriptions: { goes: 'endpoint p256dh auth device session_id' },
  rate_limits: { nobody: 'key' },
  redemptions: { nobody: 'reward_name status gate' },
  removed_availability: { goes: 'date' },
  retired_pictures: { nobody: 'address' },
  rewards: { nobody: 'name description offered_until request_hash' },
  series_changes: { goes: 'undo', nobody: 'request_hash kind' },
  sessions: { goes: 'id device' },
  show_reminders: { goes: 'email told_for' },
  sms_event_requests: {
    goes: 'phone_number message_text extracted_artist extracted_date extracted_time status error_message message_sid parse extracted_event_name extracted_event_type extracted_end_time reply kind texts',
  },
  sms_event_undos: { goes: 'status error_message reply' },
  sms_opt_outs: { goes: 'phone' },
  sms_receipts: { goes: 'message_sid sender reply' },
  staff_log: { nobody: 'device action operation thing part changed before after' },
  staff_news: { nobody: 'topic' },
  unsubscribe_key: { nobody: 'secret' },
  user_pins: { goes: 'hash' },
  users: { goes: 'username email password first_name last_name user_type profile_image proved_email' },
  webhook_deliveries: { mentions: 'facts last_words', nobody: 'kind thing state' },
  webhooks: { nobody: 'name address kinds secret secret_before paused_as' },
  venue: {
    nobody:
      'name description logo_url phone email address time_zone street city region postal_code country short_name app_color first_steps_ticked',
  },
};

/** `table.column` of each, in order. */
export const decidedColumns = (): string[] =>
  Object.entries(DECIDED_COLUMNS)
    .flatMap(([table, { goes = '', mentions = '', nobody = '' }]) =>
      [goes, mentions, nobody]
        .flatMap((columns) => columns.split(' ').filter(Boolean))
        .map((column) => `${table}.${column}`),
    )
    .sort();
