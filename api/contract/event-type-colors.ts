/**
 * The twelve colours an event type may have (spec §9). `value` is what `event_types.color` stores: a style class
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
