import { ABOUT_A_SHOW } from './about-a-show.corpus.js';
import { AWKWARD } from './awkward.corpus.js';
import { BESIDE_A_NAME } from './beside-a-name.corpus.js';
import { BESIDE_THE_REQUEST } from './beside-the-request.corpus.js';
import type { CorpusGroup } from './corpus-message.js';
import { EIGHTH_WRITER } from './eighth-writer.corpus.js';
import { EVERYDAY } from './everyday.corpus.js';
import { FIRST_WRITER_JULY } from './first-writer-july.corpus.js';
import { FIRST_WRITER } from './first-writer.corpus.js';
import { HEARSAY } from './hearsay.corpus.js';
import { HELD_OUT } from './held-out.corpus.js';
import { NINTH_WRITER_JULY } from './ninth-writer-july.corpus.js';
import { NINTH_WRITER } from './ninth-writer.corpus.js';
import { NOT_FOR_THE_STAGE } from './not-for-the-stage.corpus.js';
import { PEOPLE } from './people.corpus.js';
import { LATER_REGISTERS } from './later-registers.corpus.js';
import { MISLEADING } from './misleading.corpus.js';
import { QUESTIONS_AND_JOKES } from './questions-and-jokes.corpus.js';
import { REGISTERS } from './registers.corpus.js';
import { SECOND_WRITER_JULY } from './second-writer-july.corpus.js';
import { SECOND_WRITER } from './second-writer.corpus.js';
import { STRANGERS } from './strangers.corpus.js';
import { FIFTH_WRITER_JULY } from './fifth-writer-july.corpus.js';
import { FIFTH_WRITER } from './fifth-writer.corpus.js';
import { FOURTH_WRITER_JULY } from './fourth-writer-july.corpus.js';
import { FOURTH_WRITER } from './fourth-writer.corpus.js';
import { SEVENTH_WRITER } from './seventh-writer.corpus.js';
import { SIXTH_WRITER } from './sixth-writer.corpus.js';
import { STORIES } from './stories.corpus.js';
import { TENTH_WRITER_JULY } from './tenth-writer-july.corpus.js';
import { TENTH_WRITER } from './tenth-writer.corpus.js';
import { THIRD_WRITER_JULY } from './third-writer-july.corpus.js';
import { THIRD_WRITER } from './third-writer.corpus.js';

/** The whole corpus. */
export const ALL_GROUPS: readonly CorpusGroup[] = [
  ...EVERYDAY,
  ...AWKWARD,
  ...PEOPLE,
  ...HELD_OUT,
  ...STRANGERS,
  ...FIRST_WRITER,
  ...FIRST_WRITER_JULY,
  ...SECOND_WRITER,
  ...SECOND_WRITER_JULY,
  ...THIRD_WRITER,
  ...THIRD_WRITER_JULY,
  ...FOURTH_WRITER,
  ...FOURTH_WRITER_JULY,
  ...FIFTH_WRITER,
  ...FIFTH_WRITER_JULY,
  ...SIXTH_WRITER,
  ...SEVENTH_WRITER,
  ...EIGHTH_WRITER,
  ...NINTH_WRITER,
  ...NINTH_WRITER_JULY,
  ...TENTH_WRITER,
  ...TENTH_WRITER_JULY,
  ...STORIES,
  ...MISLEADING,
  ...HEARSAY,
  ...ABOUT_A_SHOW,
  ...NOT_FOR_THE_STAGE,
  ...QUESTIONS_AND_JOKES,
  ...BESIDE_THE_REQUEST,
  ...BESIDE_A_NAME,
  ...REGISTERS,
  ...LATER_REGISTERS,
];
