import { invitationMoves, type InvitationStatus } from '#contract/invitations.js';
import { EVENT_YEARS } from '#contract/limits.js';
import type { WallClock } from '#contract/rules/clock.js';
import { fieldsOf, requestHash } from '#src/common/http/request-hash.js';
import type { JoinableShow } from '#src/modules/events/writing/event-bills.service.js';
import { showChanged } from './invitation-errors.js';
import type { InvitationResponse } from './invitations.dto.js';

/** What the venue offers; shown only while the invitation stands. */
type InvitationTerms = Pick<InvitationResponse, 'description' | 'budget' | 'duration' | 'invitationMessage'>;

const NO_TERMS: InvitationTerms = {
  description: null,
  budget: null,
  duration: null,
  invitationMessage: null,
};

/** Whether an invitation may go on to this status. */
export const isInvitationMove = (from: InvitationStatus, to: InvitationStatus): boolean =>
  invitationMoves(from).includes(to);

/** The link of an invitation that is over shows no terms: it may have been passed on. */
export const termsFor = (status: InvitationStatus, terms: InvitationTerms): InvitationTerms => {
  const { description, budget, duration, invitationMessage } = terms;
  const stands = status === 'pending' || status === 'accepted';
  return stands ? { description, budget, duration, invitationMessage } : NO_TERMS;
};

/**
 * Why no artist can be invited for this date and time; undefined when nothing is wrong.
 * @param now by the venue's clock
 */
export const eventDateProblem = ({ date, time }: WallClock, now: WallClock): string | undefined => {
  if (`${date} ${time}` <= `${now.date} ${now.time}`) return 'Event date must not be in the past';
  return Number(date.slice(0, 4)) > EVENT_YEARS.max
    ? `Event date must be in the years ${EVENT_YEARS.min} to ${EVENT_YEARS.max}`
    : undefined;
};

/** Whether accepting one invitation ends another for hours that overlap: there is one stage, but several acts on a bill. */
export const isRival = (
  { artistId, eventId }: Pick<InvitationResponse, 'artistId' | 'eventId'>,
  accepted: Pick<InvitationResponse, 'artistId' | 'eventId'>,
): boolean => artistId === accepted.artistId || (eventId === null && accepted.eventId === null);

/**
 * @param show as it stands now; null for one that is gone
 * @throws DomainError `invitations.show-changed` unless it takes place when the invitation says
 */
export function mustBeJoinable<Show extends Pick<JoinableShow, 'status' | 'date' | 'time'>>(
  show: Show | null,
  { eventDate, eventTime }: { eventDate: string; eventTime: string },
): asserts show is Show {
  const stands = show?.status === 'scheduled' && show.date === eventDate && show.time === eventTime;
  if (!stands) throw showChanged();
}

/** The same for two requests that ask for the same. */
export const invitationHash = (content: Record<string, unknown>): string => requestHash(fieldsOf(content));
