import { longDate, longDateTime } from '#contract/rules/texts.js';
import { type MailReader, mailTo, type NewMail } from '#src/modules/notifications/notifications.service.js';
import type { BookingRequestRequest, BookingRequestResponse } from './booking-requests.dto.js';

/** The artist of a request, who gets mails about it too. */
interface RequestedArtist extends MailReader {
  name: string;
}

type DecidedRequest = Omit<BookingRequestResponse, 'createdAt' | 'updatedAt'>;
type Wish = Pick<BookingRequestRequest, 'eventDate' | 'eventTime' | 'contactEmail'>;

/*
 * The first two mails repeat nothing that was typed: anybody may type anybody's address, and would otherwise write to them in
 * the venue's name.
 */

const whenOf = ({ eventDate, eventTime }: Pick<Wish, 'eventDate' | 'eventTime'>): string =>
  longDateTime({ date: eventDate, time: eventTime });

/** Tells the person who asked that the venue has the request. */
export const requestReceivedMail = (wish: Wish, artist: RequestedArtist): NewMail => ({
  ...mailTo({ userId: null, email: wish.contactEmail }, 'bookings.request-received'),
  subject: `We have your booking request for ${longDate(wish.eventDate)}`,
  content: {
    heading: 'We have your booking request',
    paragraphs: [
      `Artist: ${artist.name}\nWhen: ${whenOf(wish)}`,
      'We will look at it and get back to you. Nothing is booked yet.',
    ],
    closing: 'You did not ask for this? Then somebody mistyped an address; there is nothing to do.',
  },
});

/** Tells the artist that somebody asks for them, without the details, which the venue checks first. */
export const requestedMail = (wish: Wish, artist: RequestedArtist): NewMail => ({
  ...mailTo(artist, 'bookings.requested'),
  subject: `Somebody would like to book you on ${longDate(wish.eventDate)}`,
  content: {
    heading: 'Somebody would like to book you',
    paragraphs: [
      `When: ${whenOf(wish)}`,
      'The request came through your page on our site. We look at it first, and let you know when we approve it.',
    ],
  },
});

const VERDICTS = {
  approved: 'We approved your request and will talk to the artist about it.',
  rejected: 'We are sorry: this one does not work out. You are welcome to ask for another date or artist.',
} as const;

export type RequestVerdict = keyof typeof VERDICTS;

/** Tells the person who asked what the venue decided. */
export const verdictMail = (request: DecidedRequest, verdict: RequestVerdict): NewMail => ({
  ...mailTo({ userId: null, email: request.contactEmail }, `bookings.request-${verdict}`),
  subject: `Your booking request for ${longDate(request.eventDate)} was ${verdict}`,
  content: {
    heading: `Your booking request was ${verdict}`,
    paragraphs: [
      `${request.artist ? `Artist: ${request.artist.name}\n` : ''}When: ${whenOf(request)}`,
      VERDICTS[verdict],
    ],
  },
});

/** Tells the artist what the venue decided about a request for them. The contact stays with the venue. */
export const verdictForArtistMail = (
  request: DecidedRequest,
  artist: RequestedArtist,
  verdict: RequestVerdict,
): NewMail => ({
  ...mailTo(artist, `bookings.artist-request-${verdict}`),
  subject: `The request for ${longDate(request.eventDate)} was ${verdict}`,
  content: {
    heading: `A request for you was ${verdict}`,
    paragraphs: [
      `When: ${whenOf(request)}`,
      verdict === 'approved' ? approvedLines(request) : 'There is nothing for you to do.',
    ],
  },
});

const approvedLines = ({ eventName, eventType, duration, budget, description }: DecidedRequest) =>
  [
    `What: ${eventName} (${eventType})`,
    duration && `How long: ${duration}`,
    budget && `Budget: ${budget}`,
    description,
    'We will send you a proposal when the details are settled.',
  ]
    .filter(Boolean)
    .join('\n');
