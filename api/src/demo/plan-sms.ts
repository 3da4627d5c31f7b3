import { type SmsRow } from './demo-rows.js';
import { type PlannedEvent } from './plan-events.js';
import { ADMIN_ID } from './plan-people.js';
import { addDays, instantAt } from './venue-days.js';

/** Texts asking for shows, in every state: two wait, one became an event, one clashes, two could not be read. */
export const planSms = (today: string, events: readonly PlannedEvent['row'][]): SmsRow[] => {
  const coming = events.filter(({ date }) => date > today);
  const booked = coming.find(({ name }) => name === 'The Rattlers') ?? coming.at(-1);
  const taken = coming.find(({ status, artistId }) => status === 'scheduled' && artistId !== null);
  const message = (
    row: Pick<SmsRow, 'phoneNumber' | 'messageText' | 'status'> & Partial<SmsRow>,
    days: number,
  ): SmsRow => ({
    extractedArtist: null,
    extractedDate: null,
    extractedTime: null,
    eventId: null,
    errorMessage: null,
    processedBy: null,
    createdAt: instantAt(addDays(today, -days), '15:12'),
    processedAt: null,
    ...row,
  });
  return [
    message(
      {
        phoneNumber: '+18305550151',
        messageText: `Howdy! Can the Lone Pine Duo play ${spoken(addDays(today, 36))} at 8pm?`,
        status: 'pending',
        extractedArtist: 'Lone Pine Duo',
        extractedDate: addDays(today, 36),
        extractedTime: '20:00',
      },
      1,
    ),
    message(
      {
        phoneNumber: '+18305550162',
        messageText: `Midnight Ramblers ${spoken(addDays(today, 43))} 9:30p pls, it is Moses birthday`,
        status: 'pending',
        extractedArtist: 'Midnight Ramblers',
        extractedDate: addDays(today, 43),
        extractedTime: '21:30',
      },
      2,
    ),
    ...(booked
      ? [
          message(
            {
              phoneNumber: '+18305550173',
              messageText: `We want THE RATTLERS on ${spoken(booked.date)} at 9`,
              status: 'processed',
              extractedArtist: 'The Rattlers',
              extractedDate: booked.date,
              extractedTime: booked.time,
              eventId: booked.id,
              processedBy: ADMIN_ID,
              processedAt: instantAt(addDays(today, -5), '16:00'),
            },
            6,
          ),
        ]
      : []),
    ...(taken
      ? [
          message(
            {
              phoneNumber: '+18305550184',
              messageText: `Dixie Dawn for ${spoken(taken.date)} ${taken.time}? Whole bowling league is coming`,
              status: 'conflict',
              extractedArtist: 'Dixie Dawn',
              extractedDate: taken.date,
              extractedTime: taken.time,
              errorMessage: `${taken.name} already plays on ${spoken(taken.date)} at ${taken.time}.`,
            },
            3,
          ),
        ]
      : []),
    message(
      {
        phoneNumber: '+18305550195',
        messageText: 'yall still got that fish special',
        status: 'failed',
        errorMessage: 'No artist, date or time found in the message.',
      },
      4,
    ),
    message(
      {
        phoneNumber: '+18305550106',
        messageText: 'Cody Reed sometime next month would be great',
        status: 'failed',
        extractedArtist: 'Cody Reed',
        errorMessage: 'No date or time found in the message.',
      },
      7,
    ),
  ];
};

/** `November 20`, as people write it. */
const spoken = (date: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
