import { newEventForm, type EventForm } from '#features/events/form/event-form';
import type { SmsRequest } from '#features/sms/sms.queries';
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
  const artistName = sure('artist', request.extractedArtist);
  const artistId = artistName === '' ? null : request.artistId;
  return {
    ...newEventForm(sure('date', request.extractedDate)),
    name: sure('eventName', request.extractedEventName) || artistName,
    type: sure('eventType', request.extractedEventType) || genreOf(artistId, artists),
    time: sure('time', request.extractedTime),
    endTime: sure('endTime', request.extractedEndTime),
    artistIds: artistId === null ? '' : String(artistId),
  };
};

const genreOf = (artistId: number | null, artists: readonly { id: number; genre: string }[]): string =>
  artists.find(({ id }) => id === artistId)?.genre.toLowerCase() ?? '';
