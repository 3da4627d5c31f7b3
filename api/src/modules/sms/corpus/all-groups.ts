import { AWKWARD } from './awkward.corpus.js';
import type { CorpusGroup } from './corpus-message.js';
import { EVERYDAY } from './everyday.corpus.js';
import { HELD_OUT } from './held-out.corpus.js';
import { PEOPLE } from './people.corpus.js';
import { STRANGERS } from './strangers.corpus.js';

/** The whole corpus. */
export const ALL_GROUPS: readonly CorpusGroup[] = [
  ...EVERYDAY,
  ...AWKWARD,
  ...PEOPLE,
  ...HELD_OUT,
  ...STRANGERS,
];
