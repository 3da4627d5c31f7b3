import { isAfterMidnight, twelveHourTime } from '#contract/rules/clock.js';
import { longDate, longDateTime } from '#contract/rules/texts.js';
import {
  mailTo,
  type MailReader,
  type NewMail,
  type NewSms,
} from '#src/modules/notifications/notifications.service.js';
import { type NamedShow, showLines } from '#src/modules/reminders/show-lines.js';
import type { Ahead } from './date-reminder-rules.js';

/** A show of an artist's. */
interface PlayedShow extends NamedShow {
  /** `HH:MM`, when their act begins; null where that is not settled. */
  setTime: string | null;
}

/** What the mail and the text message have in common. */
interface About {
  cause: string;
  /** When nobody needs it any more. */
  uselessAfter: Date;
}

/** Names the messages to one artist about one show: a new one replaces those that wait, and all can be withdrawn. */
export const dateCause = (eventId: number, artistId: number): string => `date:${eventId}:${artistId}`;

const heading = (
  { name, date, time }: PlayedShow,
  { ahead, today }: { ahead: Ahead; today: string },
): string => {
  if (ahead === 'week') return `Coming up: you play on ${longDate(date)}`;
  // From the noon before it on, the night of a show after midnight is this one.
  const day = isAfterMidnight(time) ? 'tonight' : date === today ? 'today' : 'tomorrow';
  return `You play ${day}: ${name}`;
};

/** Reminds an artist of a date. @param today by the venue's clock */
export const dateMail = (
  artist: MailReader,
  show: PlayedShow,
  { ahead, today, url, ...about }: About & { ahead: Ahead; today: string; url: string },
): NewMail => {
  const { setTime } = show;
  const subject = heading(show, { ahead, today });
  return {
    ...mailTo(artist, 'reminders.playing'),
    ...about,
    subject,
    content: {
      heading: subject,
      paragraphs: [
        `${showLines(show)}${setTime ? `\nYour set ${twelveHourTime(setTime)}` : ''}`,
        'If anything has come up, please tell us as soon as you can.',
      ],
      action: { label: 'See the show', url },
    },
  };
};

/** The reminder of the day before, as a text message. Plain characters only: one curly quote doubles its price. */
export const dateText = (
  { phone, userId, venueName }: { phone: string; userId: number | null; venueName: string },
  show: PlayedShow,
  about: About,
): NewSms => ({
  ...about,
  kind: 'reminders.playing',
  recipient: phone,
  userId,
  subject: `Reminder: ${show.name}`,
  text: `${venueName}: you play on ${longDateTime(show)}${show.setTime ? `, your set at ${twelveHourTime(show.setTime)}` : ''}. If anything has come up, please tell us.`,
});
