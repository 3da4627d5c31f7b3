import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from '@tanstack/react-router';
import { CalendarDays, ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { formatLongDate } from '#shared/lib/dates/calendar-date';
import { IconButton } from '#shared/ui/form/icon-button';
import { StatusPill } from '#shared/ui/layout/status-pill';
import type { GalleryPhoto } from '#features/gallery/gallery.queries';
import { GalleryImage } from '#features/gallery/grid/gallery-image';
import { cardSources, screenSources } from './photo-sources';
import { photoTitle, photoWords } from './photo-wording';
import { useArrowKeys, usePhotoSwipe, type Turning } from './use-photo-swipe';

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
      <Words text={photoWords(photo)} />
      {photo.event && <EventLink event={photo.event} />}
      {photo.tags.length > 0 && <Tags tags={photo.tags} />}
    </Stack>
  </Stack>
);

/** A photo as large as the dialog is, and the way to its neighbours: by button, arrow key or finger. */
const PhotoView = ({ photo, turning }: PhotoDetailsProps) => {
  const swipe = usePhotoSwipe(turning);
  useArrowKeys(turning);
  return (
    <Box position="relative" overflow="hidden" rounded="card" bg="line">
      <Box {...swipe}>
        <GalleryImage
          key={photo.id}
          sources={screenSources(photo)}
          sizes="(min-width: 48rem) 60rem, 100vw"
          spares={cardSources(photo).map(({ url }) => url)}
          alt={photoTitle(photo)}
          placeholder={photo.placeholder}
          loading="eager"
          style={shapeOf(photo)}
        />
      </Box>
      <TurnButton left="0.5rem" label="Previous photo" icon={ChevronLeft} onTurn={turning.previous} />
      <TurnButton right="0.5rem" label="Next photo" icon={ChevronRight} onTurn={turning.next} />
    </Box>
  );
};

/** Its own shape, unless the screen is too low for that. */
const shapeOf = ({ width, height }: GalleryPhoto) => ({
  width: `min(100%, calc(54dvh * ${width} / ${height}))`,
  aspectRatio: `${width} / ${height}`,
  marginInline: 'auto',
});

interface TurnButtonProps {
  left?: string;
  right?: string;
  label: string;
  icon: LucideIcon;
  onTurn: (() => void) | null;
}

const TurnButton = ({ label, icon: Icon, onTurn, ...place }: TurnButtonProps) =>
  onTurn && (
    <IconButton
      position="absolute"
      top="50%"
      mt="-22px"
      rounded="full"
      bg="brand"
      color="onBrand"
      css={{ '&:focus-visible': { outlineColor: 'var(--chakra-colors-on-brand)', outlineOffset: '-5px' } }}
      aria-label={label}
      onClick={onTurn}
      {...place}
    >
      <Icon size={26} aria-hidden />
    </IconButton>
  );

/** All that is said of the photo, where the title has no room for it. */
const Words = ({ text }: { text: string }) =>
  text && (
    <chakra.p maxWidth="100%" whiteSpace="pre-wrap" overflowWrap="anywhere" dir="auto">
      {text}
    </chakra.p>
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
