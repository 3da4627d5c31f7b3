import { billOf } from '#features/events/form/bill/bill';
import { newEventForm, type EventForm } from '#features/events/form/event-form';
import type { SmsRequest } from '#features/sms/sms.queries';
import { actsLine } from '#features/sms/sms-wording';
import type { SmsRequestPart } from '#contract/sms';

/**
 * The form of a new event with what a message says for sure. What is doubtful stays empty: staff decide it, nobody guesses.
 * @param artists for the type of show, where the message names none
 */
export const smsEventForm = (
  request: SmsRequest,
  artists: readonly { id: number; genre: string }[],
): EventForm => {
  const sure = (part: SmsRequestPart, text: string | null): string =>
    text === null || request.doubtful.includes(part) ? '' : text;
  const artistName = sure('artist', actsLine(request));
  const artistId = artistName === '' ? null : request.artistId;
  const others = request.otherActs
    .map(({ id }) => id)
    .filter((id) => artists.some((artist) => artist.id === id));
  return {
    ...newEventForm(sure('date', request.extractedDate)),
    name: sure('eventName', request.extractedEventName) || artistName,
    type: sure('eventType', request.extractedEventType) || genreOf(artistId, artists),
    time: sure('time', request.extractedTime),
    endTime: sure('endTime', request.extractedEndTime),
    artistIds: billOf(artistId === null ? [] : [artistId, ...others].map(String)),
  };
};

const genreOf = (artistId: number | null, artists: readonly { id: number; genre: string }[]): string =>
  artists.find(({ id }) => id === artistId)?.genre.toLowerCase() ?? '';
