import { twelveHourTime } from '#contract/rules/clock.js';
import type { EventResponse } from '#src/modules/events/events.dto.js';
import { escaped } from '#src/modules/feeds/markup.js';
import { EMBED_STYLE } from './embed-style.js';

type EmbeddedShow = Pick<EventResponse, 'id' | 'name' | 'date' | 'time' | 'status' | 'artist'>;

/** Whole addresses: the frame's own is on another site's page. */
interface EmbedLinks {
  home: string;
  link: (id: number) => string;
}

const DAY = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' });
const MONTH = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });

const part = (format: Intl.DateTimeFormat, date: string): string =>
  format.format(new Date(`${date}T00:00:00Z`));

const BECAME = { scheduled: '', postponed: 'Postponed', cancelled: 'Cancelled' };

const showItem = ({ id, name, date, time, status, artist }: EmbeddedShow, { link }: EmbedLinks): string => {
  const facts = [BECAME[status], twelveHourTime(time), artist && artist.name !== name ? artist.name : ''];
  return `<li class="${status}">
<a href="${escaped(link(id))}" target="_blank" rel="noopener">
<time datetime="${date}T${time}"><span>${part(DAY, date)}</span><b>${Number(date.slice(8))}</b><span>${part(MONTH, date)}</span></time>
<span class="show"><strong>${escaped(name)}</strong><span>${facts.filter(Boolean).map(escaped).join(' · ')}</span></span>
</a>
</li>`;
};

/** A whole page without the app: the next shows, each a link to its page in a new tab. */
export const embedPage = (venueName: string, shows: readonly EmbeddedShow[], links: EmbedLinks): string => {
  const name = escaped(venueName);
  const list =
    shows.length === 0
      ? '<p>No upcoming events scheduled.</p>'
      : `<ol>\n${shows.map((show) => showItem(show, links)).join('\n')}\n</ol>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Shows at ${name}</title>
<style>${EMBED_STYLE}</style>
<script src="/embed-frame.js" async></script>
</head>
<body>
<h1>Shows at ${name}</h1>
${list}
<p class="all"><a href="${escaped(links.home)}" target="_blank" rel="noopener">All shows at ${name}</a></p>
</body>
</html>
`;
};
