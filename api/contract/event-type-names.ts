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
