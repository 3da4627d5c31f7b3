import type { SmsRequest } from '#features/sms/sms.queries';

/** A request that is complete and free; say what is otherwise. */
export const smsRequest = (overrides: Partial<SmsRequest> = {}): SmsRequest => ({
  id: 1,
  phoneNumber: '+18305550151',
  messageText: 'Lone Pine Duo this friday 8pm',
  kind: 'request',
  texts: [
    {
      text: 'Lone Pine Duo this friday 8pm',
      receivedAt: '2026-11-20T21:12:00.000Z',
      effect: 'asked',
      was: null,
    },
  ],
  status: 'pending',
  extractedArtist: 'Lone Pine Duo',
  extractedDate: '2026-11-27',
  extractedTime: '20:00',
  extractedEndTime: null,
  extractedEventName: null,
  extractedEventType: null,
  night: null,
  errorMessage: null,
  reply: null,
  questions: [],
  suggestion: null,
  canKeep: false,
  doubtful: [],
  candidates: [],
  earlierId: null,
  artistId: 7,
  otherActs: [],
  conflict: null,
  changes: null,
  hints: [],
  isArtistBlocked: false,
  hasPassed: false,
  sameNight: [],
  eventId: null,
  event: null,
  fromForm: false,
  isSeen: true,
  processedBy: null,
  processedAt: null,
  createdAt: '2026-11-20T21:12:00.000Z',
  ...overrides,
});

/** A show that stands in a request's way. */
export const CLASH = {
  id: 9,
  name: 'Barn Dance',
  date: '2026-11-27',
  time: '20:00',
  artistName: 'Lone Pine Duo',
  isArtistBusy: true,
};

/** The request of the factory, an hour earlier. */
export const SEVEN: NonNullable<SmsRequest['suggestion']> = {
  extractedArtist: 'Lone Pine Duo',
  otherActs: [],
  extractedDate: '2026-11-27',
  extractedTime: '19:00',
  extractedEndTime: null,
  night: null,
};
