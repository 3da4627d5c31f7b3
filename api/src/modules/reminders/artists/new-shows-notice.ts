import { startOf } from '#contract/rules/show-reminder.js';
import { longDateTime } from '#contract/rules/texts.js';
import {
  mailTo,
  type MailReader,
  type NewMail,
  type Notice,
} from '#src/modules/notifications/notifications.service.js';
import type { Announcement, NewShow } from './new-shows.repository.js';

type AnnouncedShow = Pick<NewShow, 'id' | 'name' | 'date' | 'time'>;

/** Whose shows, and where more of them is. */
interface ShowsOf extends Announcement {
  artistName: string;
  /** The venue's. */
  timeZone: string;
  /** What the mail's button opens, and the same within the app. */
  url: string;
  page: string;
}

/** Of a longer series only the first nights are listed. */
const MOST_LISTED = 12;

/** Names the notices of one announcement, so that they can be withdrawn; later ones stand beside them on the device. */
export const announcementCause = ({ artistId, announcedAt }: Announcement): string =>
  `artist:${artistId}:${announcedAt.getTime()}`;

const listed = (shows: readonly AnnouncedShow[]): string => {
  const nights = shows.slice(0, MOST_LISTED).map((show) => `${show.name}\n${longDateTime(show)}`);
  const more = shows.length - nights.length;
  return [...nights, ...(more > 0 ? [`and ${more} more`] : [])].join('\n\n');
};

/** Tells a follower of one new show, or of all nights of a series together. @param shows as they happen, at least one */
export const newShowsNotice = (
  shows: readonly [AnnouncedShow, ...AnnouncedShow[]],
  { artistName, timeZone, url, page, ...announcement }: ShowsOf,
): Notice => {
  const [first] = shows;
  const last = shows.slice(0, MOST_LISTED).at(-1) ?? first;
  const title = shows.length === 1 ? `${artistName} plays` : `${artistName}: ${shows.length} new shows`;
  const about = { cause: announcementCause(announcement), uselessAfter: startOf(last, timeZone) };
  return {
    push: {
      kind: 'reminders.new-shows',
      title,
      text: shows.length === 1 ? `${first.name}, ${longDateTime(first)}` : `From ${longDateTime(first)}`,
      page,
      ...about,
    },
    mail: (reader: MailReader): NewMail => ({
      ...mailTo(reader, 'reminders.new-shows'),
      ...about,
      subject: shows.length === 1 ? `${title}: ${first.name}` : title,
      content: {
        heading: title,
        paragraphs: [listed(shows)],
        action: { label: shows.length === 1 ? 'See the show' : 'See the shows', url },
        closing: `You follow ${artistName}.`,
      },
    }),
  };
};
