import type { EventStatus } from '#contract/events.js';
import { isAfterMidnight, twelveHourTime } from '#contract/rules/clock.js';
import { UNDO_OVER_SECONDS } from '#contract/rules/undo.js';
import { longDate } from '#contract/rules/texts.js';
import {
  mailTo,
  type MailReader,
  type NewMail,
  type Notice,
} from '#src/modules/notifications/notifications.service.js';
import { type NamedShow, showLines } from '#src/modules/reminders/show-lines.js';

/** A show, and where it is shown. */
type NoticedShow = NamedShow & { id: number };

interface NoticeAbout {
  /** When the show is, or was, to begin: nobody needs the notice any more. */
  startsAt: Date;
  /** What the mail's button opens, and the same within the app. */
  url: string;
  page: string;
  /** When its reader asked: who asks again wants to hear again what they heard before. */
  askedAt: Date;
}

const EVENING_FROM = '17:00';

const OFF_WORDS: Record<Exclude<EventStatus, 'scheduled'>, { heading: string; what: string }> = {
  cancelled: { heading: 'Cancelled', what: 'The show will not take place. We are sorry.' },
  postponed: {
    heading: 'Postponed',
    what: 'The show will not take place on this date. We will remind you on the day when it does.',
  },
};

/** Names the messages about one show: a new one replaces those that wait, and all can be withdrawn. */
export const showCause = (eventId: number): string => `show:${eventId}`;

/* An address may be typed by anybody: nothing that was typed is repeated, and there is nothing to confirm. */
const CLOSING =
  'You get this because you, or somebody who typed your address, asked to be reminded of this show.';

/** On the day of the show. */
export const todayNotice = (show: NoticedShow, { startsAt, url, page, askedAt }: NoticeAbout): Notice => {
  const isAtNight = show.time >= EVENING_FROM || isAfterMidnight(show.time);
  const heading = `${isAtNight ? 'Tonight' : 'Today'}: ${show.name}`;
  const doors = show.doorsTime ? ` · doors ${twelveHourTime(show.doorsTime)}` : '';
  const about = { cause: showCause(show.id), uselessAfter: startsAt };
  return {
    push: {
      kind: 'reminders.show-today',
      title: heading,
      text: `${twelveHourTime(show.time)}${doors}`,
      page,
      onceSince: askedAt,
      ...about,
    },
    mail: (reader: MailReader): NewMail => ({
      ...mailTo(reader, 'reminders.show-today'),
      ...about,
      subject: heading,
      content: {
        heading,
        paragraphs: [showLines(show), 'See you there!'],
        action: { label: 'See the show', url },
        closing: CLOSING,
      },
    }),
  };
};

/** The one word that a show does not take place. @param startsAt undefined where its date is over, and it still waits for another */
export const offNotice = (
  show: NoticedShow,
  status: Exclude<EventStatus, 'scheduled'>,
  { startsAt, url, page, askedAt }: Omit<NoticeAbout, 'startsAt'> & { startsAt: Date | undefined },
): Notice => {
  const { heading, what } = OFF_WORDS[status];
  const title = `${heading}: ${show.name}`;
  // Staff may undo it for a minute.
  const about = { cause: showCause(show.id), uselessAfter: startsAt, holdSeconds: UNDO_OVER_SECONDS };
  return {
    push: {
      kind: 'reminders.show-off',
      title,
      text: `${longDate(show.date)}. ${what}`,
      page,
      onceSince: askedAt,
      ...about,
    },
    mail: (reader: MailReader): NewMail => ({
      ...mailTo(reader, 'reminders.show-off'),
      ...about,
      subject: title,
      content: {
        heading: title,
        paragraphs: [showLines(show), what],
        action: { label: 'See what is on', url },
        closing: CLOSING,
      },
    }),
  };
};
