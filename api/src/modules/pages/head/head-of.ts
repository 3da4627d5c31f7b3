import type { Thing, WithContext } from 'schema-dts';
import { namesInWords } from '#contract/rules/events/bills.js';
import { twelveHourTime } from '#contract/rules/clock.js';
import { BRAND_LINE, longDate, longDateTime, showTitle } from '#contract/rules/texts.js';
import type { FactsOf, PageFacts } from '#src/modules/pages/facts/page-facts.js';
import type { PageAddress } from '#src/modules/pages/page-address.js';
import { pathOf } from '#src/modules/pages/page-address.js';
import { previewOf, previewPath } from '#src/modules/pages/previews/preview-of.js';
import { descriptionOf, shortDate } from './head-text.js';
import { artistJsonLd } from './json-ld/artist-json-ld.js';
import { eventJsonLd } from './json-ld/event-json-ld.js';
import { photoJsonLd } from './json-ld/photo-json-ld.js';
import { venueJsonLd } from './json-ld/venue-json-ld.js';
import type { PageHead, Site } from './page-head.js';

/** What a page says of itself, before where it is and what it looks like. */
interface Said extends Pick<PageHead, 'title' | 'description' | 'shareTitle'> {
  /** What its picture shows. */
  pictured: string;
  jsonLd?: readonly WithContext<Thing>[];
}

/** The head of a public page (design §8 "Head"). */
export const headOf = (address: PageAddress, facts: PageFacts, site: Site): PageHead => {
  const picture = site.link(previewPath(address, previewOf(facts)));
  const { pictured, jsonLd = [], ...said } = sayOf(facts, { site, picture });
  return {
    ...said,
    path: pathOf(address),
    picture: { url: picture, alt: pictured },
    isIndexed: true,
    jsonLd,
  };
};

/** The head of a page that is no more, or never was. */
export const headOfMissing = (site: Site, title: string): PageHead => ({
  title: titleOf(title, site),
  description: descriptionOf(`${site.venue.name}: ${BRAND_LINE}`),
  isIndexed: false,
  jsonLd: [],
});

interface Setting {
  site: Site;
  /** Absolute address of the page's preview. */
  picture: string;
}

const sayOf = (facts: PageFacts, setting: Setting): Said => {
  switch (facts.kind) {
    case 'home':
      return sayHome(setting);
    case 'event':
      return sayEvent(facts, setting);
    case 'artists':
      return sayArtists(facts, setting);
    case 'artist':
      return sayArtist(facts, setting);
    case 'gallery':
      return sayGallery(setting);
    case 'photo':
      return sayPhoto(facts, setting);
  }
};

const titleOf = (title: string, { venue }: Site): string => `${title} · ${venue.name}`;

const sayHome = ({ site }: Setting): Said => {
  const { name, description, address } = site.venue;
  return {
    title: `${name} · ${BRAND_LINE}`,
    shareTitle: name,
    description: descriptionOf(
      description ?? `Live music, the month's calendar and photos at ${name}.`,
      address,
    ),
    pictured: `${name}, ${BRAND_LINE}`,
    jsonLd: [venueJsonLd(site)],
  };
};

const sayEvent = ({ event }: FactsOf<'event'>, { site, picture }: Setting): Said => {
  const name = showTitle(event);
  const when = longDateTime(event);
  const acts = namesInWords(event.acts.map(({ name: act }) => act));
  const who = acts && `, with ${acts}`;
  return {
    title: titleOf(`${name} · ${shortDate(event.date)}`, site),
    shareTitle: `${name} · ${shortDate(event.date)}, ${twelveHourTime(event.time)}`,
    description: descriptionOf(`${when} at ${site.venue.name}${who}.`, event.description),
    pictured: `${event.name}, ${when}`,
    jsonLd: [eventJsonLd(event, { site, picture })],
  };
};

const sayArtists = ({ artists }: FactsOf<'artists'>, { site }: Setting): Said => {
  const what = `The artists who play at ${site.venue.name}`;
  const names = artists.map(({ name }) => name).join(', ');
  return {
    title: titleOf('Artists', site),
    description: descriptionOf(names ? `${what}: ${names}.` : what),
    pictured: `The artists of ${site.venue.name}`,
  };
};

const sayArtist = ({ artist }: FactsOf<'artist'>, { site, picture }: Setting): Said => ({
  title: titleOf(artist.name, site),
  shareTitle: artist.name,
  description: descriptionOf(
    `${artist.name} at ${site.venue.name}: shows, music and booking.`,
    artist.description,
  ),
  pictured: artist.name,
  jsonLd: [artistJsonLd(artist, { site, picture })],
});

const sayGallery = ({ site }: Setting): Said => ({
  title: titleOf('Photo gallery', site),
  description: descriptionOf(`Photos of the nights at ${site.venue.name}.`),
  pictured: `The photo gallery of ${site.venue.name}`,
});

const sayPhoto = ({ photo }: FactsOf<'photo'>, { site }: Setting): Said => {
  const taken = photo.event ? `${photo.event.name}, ${longDate(photo.event.date)}` : site.venue.name;
  const caption = descriptionOf(photo.description) || `A photo from ${photo.event?.name ?? site.venue.name}`;
  return {
    title: titleOf(caption, site),
    shareTitle: caption,
    description: descriptionOf(`Taken at ${taken}.`, photo.tags.join(', ')),
    pictured: caption,
    jsonLd: [photoJsonLd(photo, site)],
  };
};
