import { twelveHourTime } from '#contract/rules/clock.js';
import { longDate, showTitle } from '#contract/rules/texts.js';
import { escaped } from '#src/common/markup.js';
import type { CalendarShow } from '#src/modules/events/calendar/calendar-shows.service.js';
import { showDetails } from './show-details.js';

/** What a feed reader is told: shows, those announced last first. */
export interface NewsFeed {
  venue: { name: string; description: string | null };
  shows: readonly CalendarShow[];
  artistNames: ReadonlyMap<number, string>;
  /** The feed's own address. */
  self: string;
  /** The venue's page. */
  home: string;
  /** The page of a show. */
  link: (id: number) => string;
  /** The whole address of a picture. */
  picture: (imageUrl: string) => string;
}

/** A reader keeps what it has read: it need not be told of all again. */
const MOST_NEWS = 100;

/** When a feed without shows was changed. */
const NEVER = new Date(0);

/** The shows announced last that have a page. */
export const newestFirst = (shows: readonly CalendarShow[]): CalendarShow[] =>
  shows
    .filter(({ isGone }) => !isGone)
    .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime() || other.id - one.id)
    .slice(0, MOST_NEWS);

const titleOf = ({ venue }: NewsFeed): string => `Shows at ${venue.name}`;

const textOf = (show: CalendarShow, { artistNames }: NewsFeed): string =>
  [`${longDate(show.date)}, ${twelveHourTime(show.time)}`, showDetails(show, artistNames)]
    .filter(Boolean)
    .join('\n');

const atomEntry = (show: CalendarShow, feed: NewsFeed): string => {
  const page = escaped(feed.link(show.id));
  return `<entry>
<id>${page}</id>
<title>${escaped(showTitle(show))}</title>
<published>${show.createdAt.toISOString()}</published>
<updated>${show.changedAt.toISOString()}</updated>
<link rel="alternate" type="text/html" href="${page}"/>
<category term="${escaped(show.type)}"/>
<content type="text">${escaped(textOf(show, feed))}</content>
</entry>
`;
};

/** Atom (RFC 4287). Libraries break lines around words with special signs, which readers then show. */
export const atomFeed = (feed: NewsFeed): string => {
  const { venue, shows, self } = feed;
  const home = escaped(feed.home);
  const updated = shows.reduce((latest, { changedAt }) => (changedAt > latest ? changedAt : latest), NEVER);
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">
<id>${home}</id>
<title>${escaped(titleOf(feed))}</title>
<updated>${updated.toISOString()}</updated>
<author><name>${escaped(venue.name)}</name><uri>${home}</uri></author>
<link rel="self" type="application/atom+xml" href="${escaped(self)}"/>
<link rel="alternate" type="text/html" href="${home}"/>
${shows.map((show) => atomEntry(show, feed)).join('')}</feed>
`;
};

/** JSON Feed (jsonfeed.org/version/1.1). */
export const jsonFeed = (feed: NewsFeed): string => {
  const { venue, shows, self, home, link, picture } = feed;
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: titleOf(feed),
    home_page_url: home,
    feed_url: self,
    ...(venue.description && { description: venue.description }),
    language: 'en-US',
    authors: [{ name: venue.name, url: home }],
    items: shows.map((show) => ({
      id: link(show.id),
      url: link(show.id),
      title: showTitle(show),
      content_text: textOf(show, feed),
      ...(show.imageUrl && { image: picture(show.imageUrl) }),
      date_published: show.createdAt,
      date_modified: show.changedAt,
      tags: [show.type],
    })),
  });
};
