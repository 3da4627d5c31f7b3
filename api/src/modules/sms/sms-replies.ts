import { longDate, twelveHourTime } from '#contract/wall-clock-words.js';
import type { SmsRequestResponse } from './sms-requests.dto.js';

/** Who answers. */
export interface ReplyingVenue {
  name: string;
  phone: string | null;
}

/** What a reply says of a request. */
type RepliedRequest = Pick<
  SmsRequestResponse,
  'status' | 'errorMessage' | 'extractedArtist' | 'extractedDate' | 'extractedTime' | 'extractedEndTime'
>;

const EXAMPLE = 'Please send it all in one message, like: The Rattlers, Nov 27, 8 PM.';
const NO_PICTURES = 'We cannot read pictures by text. ';

/** What a sender is told of a request (design §4 "SMS": what was understood, or what is missing). */
export const requestReply = (
  request: RepliedRequest,
  { venue, mediaCount }: { venue: ReplyingVenue; mediaCount: number },
): string => `${mediaCount > 0 ? NO_PICTURES : ''}${wordsFor(request, venue)}`;

const wordsFor = (request: RepliedRequest, { name }: ReplyingVenue): string => {
  const asked = askedShow(request);
  switch (request.status) {
    case 'failed':
      return `${request.errorMessage ?? ''} ${EXAMPLE}`.trim();
    case 'conflict':
      return `Got it: ${asked}. But: ${request.errorMessage ?? ''} We will look into it. – ${name}`;
    case 'processed':
      return `It is on the calendar already: ${asked}. – ${name}`;
    case 'pending':
      return `Got it: ${asked}. We will put it on the calendar once we have looked at it. – ${name}`;
  }
};

/** `The Rattlers on Friday, November 27, 2026 at 8:00 PM` */
const askedShow = ({ extractedArtist, extractedDate, extractedTime, extractedEndTime }: RepliedRequest) => {
  const until = extractedEndTime === null ? '' : ` to ${twelveHourTime(extractedEndTime)}`;
  return `${extractedArtist ?? ''} on ${longDate(extractedDate ?? '')} at ${twelveHourTime(extractedTime ?? '')}${until}`;
};

/** Answer to HELP: who this is and how to reach a person. */
export const helpReply = ({ name, phone }: ReplyingVenue): string =>
  `${name}: text us the artist, the day and the time of a show.${phone ? ` Call ${phone} for anything else.` : ''} Reply STOP for no more texts.`;

/** Answer to START. */
export const startReply = ({ name }: ReplyingVenue): string =>
  `You get texts from ${name} again. Text us the artist, the day and the time of a show. Reply STOP for no more texts.`;
