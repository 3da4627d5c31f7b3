import { longDateTime } from '#contract/rules/texts.js';
import {
  mailTo,
  type MailReader,
  type NewMail,
  type Notice,
} from '#src/modules/notifications/notifications.service.js';

interface AnnouncedShow {
  id: number;
  name: string;
  date: string;
  time: string;
}

/** Whose shows, and where more of them is. */
interface ShowsOf {
  artistId: number;
  artistName: string;
  /** What the mail's button opens, and the same within the app. */
  url: string;
  page: string;
}

/** Of a longer series only the first nights are listed. */
const MOST_LISTED = 12;

const listed = (shows: readonly AnnouncedShow[]): string => {
  const nights = shows.slice(0, MOST_LISTED).map((show) => `${show.name}\n${longDateTime(show)}`);
  const more = shows.length - nights.length;
  return [...nights, ...(more > 0 ? [`and ${more} more`] : [])].join('\n\n');
};

/** Tells a follower of one new show, or of all nights of a series together. @param shows as they happen, at least one */
export const newShowsNotice = (
  shows: readonly [AnnouncedShow, ...AnnouncedShow[]],
  { artistId, artistName, url, page }: ShowsOf,
): Notice => {
  const [first] = shows;
  const title = shows.length === 1 ? `${artistName} plays` : `${artistName}: ${shows.length} new shows`;
  // Later shows stand beside these on the device.
  const about = { cause: `artist:${artistId}:${first.id}` };
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
