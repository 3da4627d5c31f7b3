import { formatShortDate } from '#shared/lib/dates/calendar-date';
import type { GalleryPhoto } from '#features/gallery/gallery.queries';

type Described = Pick<GalleryPhoto, 'description' | 'event'>;

/** So many characters of its description a photo is called by. */
const TITLE_LENGTH = 80;

/** What a photo is called: by its description, of a long one by how it begins, or else by its event. */
export const photoTitle = ({ description, event }: Described): string =>
  beginningOf(description?.trim() ?? '') || event?.name || 'Photo';

/** The whole description of a photo that is called by its beginning alone; else empty. */
export const photoWords = ({ description }: Pick<Described, 'description'>): string => {
  const words = description?.trim() ?? '';
  return words === beginningOf(words) ? '' : words;
};

/** The first line, or its first whole words. */
const beginningOf = (words: string): string => {
  const line = (words.split('\n', 1)[0] ?? '').trimEnd();
  const characters = [...line];
  if (characters.length <= TITLE_LENGTH) return line;
  return `${characters
    .slice(0, TITLE_LENGTH)
    .join('')
    .replace(/\s+\S*$/u, '')}…`;
};

/** What stands under the title: the event, unless that is the title already, and its date; empty without an event. */
export const photoSubtitle = ({ description, event }: Described): string => {
  if (!event) return '';
  const date = formatShortDate(event.date);
  return description?.trim() ? `${event.name} · ${date}` : date;
};

/** Tags that a card has room for (spec §9). */
const CARD_TAGS = 2;

/** At most two tags, and how many more there are (spec §2 "Gallery page"). */
export const cardTags = (tags: readonly string[]): { shown: string[]; more: number } => ({
  shown: tags.slice(0, CARD_TAGS),
  more: Math.max(0, tags.length - CARD_TAGS),
});
