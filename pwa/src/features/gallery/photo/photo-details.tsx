import { Link } from '@tanstack/react-router';
import { CalendarDays } from 'lucide-react';
import { formatLongDate } from '#shared/lib/dates/calendar-date';
import { toGalleryFilterParams, EMPTY_FILTER } from '#features/gallery/gallery-filter';
import type { GalleryPhoto } from '#features/gallery/gallery.queries';
import { PhotoView } from './photo-view';
import { photoTitle } from './photo-wording';
import type { Turning } from './use-photo-swipe';

interface PhotoDetailsProps {
  photo: GalleryPhoto;
  turning: Turning;
}

/** The photo, what it shows, and where to go from it. */
export const PhotoDetails = ({ photo, turning }: PhotoDetailsProps) => (
  <div className="photo-details">
    <PhotoView photo={photo} turning={turning} />
    <p className="visually-hidden" role="status">
      {photoTitle(photo)}
    </p>
    <div className="photo-details-words">
      {photo.event && <EventLink event={photo.event} />}
      {photo.tags.length > 0 && <Tags tags={photo.tags} />}
    </div>
  </div>
);

const EventLink = ({ event }: { event: NonNullable<GalleryPhoto['event']> }) => (
  <Link className="photo-details-event text-link" to="/events/$eventId" params={{ eventId: event.id }}>
    <CalendarDays size={18} aria-hidden />
    <span dir="auto">
      {event.name}, {formatLongDate(event.date)}
    </span>
  </Link>
);

const Tags = ({ tags }: { tags: readonly string[] }) => (
  <ul className="photo-tags" aria-label="Tags">
    {tags.map((tag) => (
      <li key={tag}>
        <Link to="/gallery" search={toGalleryFilterParams({ ...EMPTY_FILTER, tag })}>
          <span className="photo-tag" dir="auto">
            {tag}
          </span>
        </Link>
      </li>
    ))}
  </ul>
);
