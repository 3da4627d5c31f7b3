import { minLength, object, refine, string, type infer as Infer } from 'zod/mini';
import type { components } from '#contract/api-types.gen';
import { TEXT_LENGTH } from '#contract/limits';
import { ACTS } from '#contract/rules/events/bills';
import { isWallClockTime } from '#contract/rules/texts';
import { atMost, optionalText, requiredText } from '#shared/lib/form-texts';

const USUAL_TIME = '20:00';
const USUAL_DURATION = '3 hours';

/** The Send Invitation form (spec §5 "Invitation"): texts as typed, empty when there is nothing. */
export const invitationForm = object({
  /** Id of the show to join, as a select holds it; empty for a new show. */
  eventId: string(),
  eventName: requiredText(TEXT_LENGTH.eventName, 'Event name is required'),
  eventType: string().check(minLength(1, 'Event type is required')),
  eventTime: string().check(refine(isWallClockTime, 'Event time is required')),
  duration: requiredText(TEXT_LENGTH.duration, 'Duration is required'),
  budget: optionalText(TEXT_LENGTH.budget),
  description: string().check(atMost(TEXT_LENGTH.eventDescription)),
  invitationMessage: string().check(atMost(TEXT_LENGTH.bookingText)),
});

export type InvitationForm = Infer<typeof invitationForm>;

/** What the form starts with: an evening show of the artist's own genre, where the venue has that type. */
export const newInvitationForm = (genre: string, types: readonly { name: string }[]): InvitationForm => ({
  eventId: '',
  eventName: '',
  eventType: usualType(genre, types),
  eventTime: USUAL_TIME,
  duration: USUAL_DURATION,
  budget: '',
  description: '',
  invitationMessage: '',
});

/** A show on the calendar that an artist can be asked to join. */
export interface JoinableShow {
  id: number;
  name: string;
  type: string;
  time: string;
  /** Who is on its bill. */
  acts: readonly { id: number }[];
}

/** Whether the artist is not on the bill yet, and the bill has room. */
export const canJoin = ({ acts }: JoinableShow, artistId: number): boolean =>
  acts.length < ACTS.max && acts.every(({ id }) => id !== artistId);

/** What the form says once this show is to be joined; a new show starts from nothing again. */
export const showFields = (
  show: JoinableShow | undefined,
  newType: string,
): Pick<InvitationForm, 'eventId' | 'eventName' | 'eventType' | 'eventTime'> =>
  show
    ? { eventId: String(show.id), eventName: show.name, eventType: show.type, eventTime: show.time }
    : { eventId: '', eventName: '', eventType: newType, eventTime: USUAL_TIME };

/** The type of show to expect of an artist; empty when the venue's types are not there. */
export const usualType = (genre: string, types: readonly { name: string }[]): string => {
  const names = types.map(({ name }) => name.toLowerCase());
  return names.includes(genre) ? genre : (names[0] ?? '');
};

/** What the form says, as the API takes it: nothing typed is left out. */
export const toInvitationRequest = (
  { eventId, budget, description, invitationMessage, ...required }: InvitationForm,
  { artistId, eventDate }: { artistId: number; eventDate: string },
): components['schemas']['InvitationRequest'] => ({
  artistId,
  eventDate,
  ...required,
  ...(eventId && { eventId: Number(eventId) }),
  ...(budget && { budget }),
  ...(description.trim() && { description }),
  ...(invitationMessage.trim() && { invitationMessage }),
});
