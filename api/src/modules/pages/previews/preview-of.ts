import { createHash } from 'node:crypto';
import { namesInWords } from '#contract/rules/events/bills.js';
import { twelveHourTime } from '#contract/rules/clock.js';
import { BRAND_LINE } from '#contract/rules/texts.js';
import type { FactsOf, PageFacts } from '#src/modules/pages/facts/page-facts.js';
import { shortDate } from '#src/modules/pages/head/head-text.js';
import type { PageAddress } from '#src/modules/pages/page-address.js';

/** What a drawn preview says, from top to bottom. */
export interface PreviewCard {
  /** Stands in a block at the side, as on a gig poster: weekday, day, month. */
  date?: readonly [string, string, string];
  /** Stands above the title: `Cancelled`, `Postponed`, `Artist`. */
  kicker?: string;
  title: string;
  lines: readonly string[];
  venue: string;
}

/** Cut from a picture that is there, or drawn. */
export type Preview = { pictureUrl: string } | { card: PreviewCard };

/** Part of each preview's name: another way to draw gives all of them new addresses. */
const LOOK = 2;

/** What the preview of a page shows: its own picture, else a card that is drawn. */
export const previewOf = (facts: PageFacts): Preview => {
  switch (facts.kind) {
    case 'event':
      return facts.event.imageUrl ? { pictureUrl: facts.event.imageUrl } : { card: showCard(facts) };
    case 'artist':
      return facts.artist.profileImage
        ? { pictureUrl: facts.artist.profileImage }
        : {
            card: cardOf(facts, { kicker: 'Live at', title: facts.artist.name, lines: [facts.artist.genre] }),
          };
    case 'photo':
      return { pictureUrl: facts.photo.screenUrl };
    case 'artists':
      return {
        card: cardOf(facts, {
          title: 'Our artists',
          lines: facts.artists.slice(0, 4).map(({ name }) => name),
        }),
      };
    case 'gallery':
      return { card: cardOf(facts, { title: 'Photo gallery', lines: ['Nights to remember'] }) };
    case 'home':
      return { card: cardOf(facts, { title: BRAND_LINE, lines: [placeOf(facts)] }) };
  }
};

/** Where a preview is: with other content it is elsewhere, so that no messenger goes on to show an old one. */
export const previewPath = (address: PageAddress, preview: Preview): string => {
  const hash = createHash('sha256')
    .update(JSON.stringify([LOOK, preview]))
    .digest('hex')
    .slice(0, 12);
  return `/previews/${[address.kind, ...('id' in address ? [address.id] : []), hash].join('-')}.jpg`;
};

const cardOf = ({ venue }: PageFacts, card: Omit<PreviewCard, 'venue'>): PreviewCard => ({
  ...card,
  lines: card.lines.filter(Boolean),
  venue: venue.name,
});

/** Where the venue is, in one line. */
const placeOf = ({ venue }: PageFacts): string =>
  [venue.city, venue.region].filter(Boolean).join(', ') || (venue.address?.replace(/\s*\n\s*/g, ', ') ?? '');

const showCard = (facts: FactsOf<'event'>): PreviewCard => {
  const { event } = facts;
  const [weekday = '', month = '', day = ''] = shortDate(event.date).split(/,?\s/);
  const doors = event.doorsTime && `Doors ${twelveHourTime(event.doorsTime)}`;
  return cardOf(facts, {
    ...(month && day && { date: [weekday, day, month] }),
    ...(event.status !== 'scheduled' && { kicker: event.status }),
    title: event.name,
    lines: [
      namesInWords(event.acts.map(({ name }) => name)),
      [twelveHourTime(event.time), doors].filter(Boolean).join(' · '),
    ],
  });
};
