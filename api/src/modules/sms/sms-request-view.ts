import { SMS_REQUEST_PARTS } from '#contract/sms.js';
import { playerHints } from '#src/modules/sms/events/sms-event-rules.js';
import { shownSuggestion, wishesOf } from '#src/modules/sms/suggestion/kept-suggestion.js';
import { keptReading } from './kept-reading.js';
import { clashWords } from './sms-request-rules.js';
import type { SmsRequestResponse } from './sms-requests.dto.js';
import type { SmsRequestRow } from './sms-requests.repository.js';

/** A request as staff see it. */
export const toResponse = ({ parse, players, ...row }: SmsRequestRow): SmsRequestResponse => {
  const reading = keptReading(parse);
  const wishes = wishesOf({ ...row, parse });
  // Of a show that is made it is shown beside the text, and nothing takes it.
  const suggested = row.kind === 'change' ? reading.suggested : wishes.suggested;
  return {
    ...row,
    // What the provider calls them is nobody's business.
    texts: row.texts.map(({ text, receivedAt, effect, was }) => ({ text, receivedAt, effect, was })),
    errorMessage: row.status === 'conflict' && row.conflict ? clashWords(row.conflict) : row.errorMessage,
    hints: players.flatMap((player) => playerHints(player, row)),
    isArtistBlocked: players.some(({ isBlocked }) => isBlocked),
    night: reading.night ?? null,
    questions: [...reading.questions],
    suggestion: suggested ? shownSuggestion(suggested) : null,
    canKeep: wishes.asked !== undefined,
    doubtful: SMS_REQUEST_PARTS.filter((name) => reading[name]?.confidence === 'doubtful'),
    candidates: reading.problems.flatMap((problem) =>
      'candidates' in problem ? problem.candidates.map(({ id, name }) => ({ id, name })) : [],
    ),
  };
};
