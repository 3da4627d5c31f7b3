// The oldest phones at the door have iOS 15.4 or Chrome 92. What they lack, and what does the same there.

const SORTED_COPY =
  'Copy first, as in [...rows].sort(…): toSorted and its like are younger than many phones at the door.';
const FOUND_LAST = 'Use .filter(…).at(-1): findLast is younger than many phones at the door.';
const TIME_LIMIT =
  'Use withTimeLimit of #shared/http/time-limit: this is younger than many phones at the door.';
const BY_HAND = 'Write it by hand: this is younger than many phones at the door.';

/** For `no-restricted-properties`. */
export const YOUNG_PROPERTIES = [
  ...['toSorted', 'toReversed', 'toSpliced'].map((property) => ({ property, message: SORTED_COPY })),
  ...['findLast', 'findLastIndex'].map((property) => ({ property, message: FOUND_LAST })),
  ...['any', 'timeout'].map((property) => ({ object: 'AbortSignal', property, message: TIME_LIMIT })),
  ...[
    ['Object', 'hasOwn'],
    ['Object', 'groupBy'],
    ['Map', 'groupBy'],
    ['Array', 'fromAsync'],
    ['Promise', 'withResolvers'],
    ['URL', 'canParse'],
  ].map(([object, property]) => ({ object, property, message: BY_HAND })),
];

/** For `no-restricted-globals`. */
export const YOUNG_GLOBALS = [{ name: 'structuredClone', message: BY_HAND }];
