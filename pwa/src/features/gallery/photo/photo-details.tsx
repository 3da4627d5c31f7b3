import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { Link } from '@tanstack/react-router';
import { CalendarDays } from 'lucide-react';
import { formatLongDate } from '#shared/lib/dates/calendar-date';
import { StatusPill } from '#shared/ui/layout/status-pill';
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
  <Stack className="photo-details" gap="3">
    <PhotoView photo={photo} turning={turning} />
    <p className="visually-hidden" role="status">
      {photoTitle(photo)}
    </p>
    <Stack align="start" gap="3">
      {photo.event && <EventLink event={photo.event} />}
      {photo.tags.length > 0 && <Tags tags={photo.tags} />}
    </Stack>
  </Stack>
);

const EventLink = ({ event }: { event: NonNullable<GalleryPhoto['event']> }) => (
  <Flex asChild align="center" gap="2" minHeight="44px">
    <Link className="text-link" to="/events/$eventId" params={{ eventId: event.id }}>
      <CalendarDays size={18} aria-hidden />
      <span dir="auto">
        {event.name}, {formatLongDate(event.date)}
      </span>
    </Link>
  </Flex>
);

const Tags = ({ tags }: { tags: readonly string[] }) => (
  <Flex as="ul" wrap="wrap" gap="2" aria-label="Tags">
    {tags.map((tag) => (
      <li key={tag}>
        {/* A link as large as a thumb, drawn as small as a tag. */}
        <Flex
          asChild
          align="center"
          minWidth="44px"
          minHeight="44px"
          css={{ '&:hover > span': { textDecoration: 'underline' } }}
        >
          <Link to="/gallery" search={{ tag }}>
            <StatusPill
              tone="waiting"
              py="0.25rem"
              borderWidth="0"
              lineHeight="1.375rem"
              overflowWrap="anywhere"
              dir="auto"
            >
              {tag}
            </StatusPill>
          </Link>
        </Flex>
      </li>
    ))}
  </Flex>
);
