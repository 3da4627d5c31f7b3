import { namesInWords } from '#contract/rules/events/bills.js';
import { twelveHourTime } from '#contract/rules/clock.js';
import { STATUS_WORDS } from '#contract/rules/texts.js';
import { escaped } from '#src/common/markup.js';
import type { EventResponse } from '#src/modules/events/events.dto.js';

type EmbeddedShow = Pick<EventResponse, 'id' | 'name' | 'date' | 'time' | 'status' | 'acts'>;

/** Whole addresses: the frame's own is on another site's page. */
interface EmbedLinks {
  home: string;
  link: (id: number) => string;
}

const DAY = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' });
const MONTH = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });

/** Weekday, day and month; an empty text for a date that is none, which old rows may hold. */
const dayBlock = ({ date, time }: EmbeddedShow): string => {
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return '';
  return `<time datetime="${escaped(`${date}T${time}`)}"><span>${DAY.format(day)}</span><b>${day.getUTCDate()}</b><span>${MONTH.format(day)}</span></time>
`;
};

/** A name written from right to left does not turn the words around it. */
const isolated = (name: string): string => `<bdi>${escaped(name)}</bdi>`;

const showItem = (show: EmbeddedShow, { link }: EmbedLinks): string => {
  const { id, name, date, time, status, acts } = show;
  const players = acts.map((act) => act.name);
  const block = dayBlock(show);
  const facts = [
    ...[STATUS_WORDS[status], block ? '' : date, twelveHourTime(time)].map(escaped),
    namesInWords(players) === name ? '' : namesInWords(players.map(isolated)),
  ];
  return `<li class="${escaped(status)}">
<a href="${escaped(link(id))}" target="_blank" rel="noopener">
${block}<span class="show"><strong dir="auto">${escaped(name)}</strong><span>${facts.filter(Boolean).join(' · ')}</span></span>
</a>
</li>`;
};

/** A whole page without the app: the next shows, each a link to its page in a new tab. */
export const embedPage = (venueName: string, shows: readonly EmbeddedShow[], links: EmbedLinks): string => {
  const venue = isolated(venueName);
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
<title>Shows at ${escaped(venueName)}</title>
<style>${EMBED_STYLE}</style>
<script src="/embed-frame.js" async></script>
</head>
<body>
<h1>Shows at ${venue}</h1>
${list}
<p class="all"><a href="${escaped(links.home)}" target="_blank" rel="noopener">All shows at ${venue}</a></p>
</body>
</html>
`;
};

/** Parchment by day and dark wood by night, as the reader's system has it; the colours of the app's two themes. */
const EMBED_STYLE = `
:root{color-scheme:light dark;--paper:#fbf3e3;--card:#fffcf5;--ink:#2b1a10;--soft:#6f5646;--line:#e6d5ba;--accent:#9a5b0b}
@media (prefers-color-scheme:dark){:root{--paper:#17100c;--card:#221812;--ink:#f8ebd6;--soft:#bfa78f;--line:#3d2d22;--accent:#f2b544}}
*{box-sizing:border-box;margin:0}
body{background:var(--paper);color:var(--ink);font:1rem/1.4 system-ui,sans-serif;padding:.75rem}
h1{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
ol{list-style:none;padding:0;display:grid;gap:.5rem}
li a{display:flex;gap:.75rem;align-items:center;min-height:44px;padding:.5rem .75rem;border:1px solid var(--line);border-radius:1rem;background:var(--card);color:inherit;text-decoration:none}
a:hover strong,.all a:hover{text-decoration:underline}
a:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
time{flex:none;width:3.25rem;text-align:center;color:var(--accent);font-size:.8125rem;text-transform:uppercase;line-height:1.2}
time span,time b,.show>*{display:block}
time b{font-size:1.5rem}
.show{min-width:0;overflow-wrap:anywhere}
.show strong{font-family:Georgia,serif;font-size:1.0625rem}
.show span{color:var(--soft);font-size:.875rem}
.cancelled strong,.postponed strong{text-decoration:line-through}
.all{padding-top:.5rem}
.all a{display:inline-block;padding:.6875rem 0;color:var(--accent)}
`.trim();
