/** What became of an event; shown wherever the event is. `scheduled` at creation. */
export const EVENT_STATUSES = ['scheduled', 'postponed', 'cancelled'] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];

/** Loyalty points for one attendance of one event by one member (spec §9). */
export const POINTS_PER_ATTENDANCE = 50;

/** Characters of an event type's name (spec §3). */
export const EVENT_TYPE_LENGTH = 100;

/** Address of the size that event cards and the header show, kept beside the picture under a name of its own. */
export const cardPicture = (address: string): string => address.replace('.webp', '-card.webp');

/**
 * The twelve colours that our app offers for an event type (spec §9). `value` is what `event_types.color` stores: a style class
 * pair, background then text (spec §3). The PWA paints a value it does not know in grey.
 */
export const EVENT_TYPE_COLORS = [
  { name: 'Golden', value: 'bg-golden text-dark' },
  { name: 'Forest Green', value: 'bg-forest-green text-light' },
  { name: 'Crimson', value: 'bg-crimson text-light' },
  { name: 'Chocolate', value: 'bg-chocolate text-light' },
  { name: 'Purple', value: 'bg-purple text-light' },
  { name: 'Blue', value: 'bg-blue text-light' },
  { name: 'Green', value: 'bg-green text-light' },
  { name: 'Orange', value: 'bg-orange text-dark' },
  { name: 'Red', value: 'bg-red text-light' },
  { name: 'Yellow', value: 'bg-yellow text-dark' },
  { name: 'Indigo', value: 'bg-indigo text-light' },
  { name: 'Pink', value: 'bg-pink text-dark' },
] as const;

export type EventTypeColor = (typeof EVENT_TYPE_COLORS)[number]['value'];

/** Golden, the colour a new event type starts with (spec §9). */
export const DEFAULT_EVENT_TYPE_COLOR: EventTypeColor = 'bg-golden text-dark';

/** Event types offered in the search filter (spec §3 "Client-side shapes"). `all` means no filter. */
export const EVENT_TYPE_FILTERS = [
  'all',
  'country',
  'bluegrass',
  'rock',
  'folk',
  'jazz',
  'blues',
  'pop',
  'alternative',
  'classical',
  'hip-hop',
  'reggae',
  'electronic',
] as const;
