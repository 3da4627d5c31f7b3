import { formatShortDate } from '#shared/lib/dates/calendar-date';
import type { GalleryPhoto } from '#features/gallery/gallery.queries';

type Described = Pick<GalleryPhoto, 'description' | 'event'>;

/** What a photo is called: by its description, or else by its event. */
export const photoTitle = ({ description, event }: Described): string =>
  description?.trim() || event?.name || 'Photo';

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
