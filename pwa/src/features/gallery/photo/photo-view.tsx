import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { GalleryImage } from '#features/gallery/grid/gallery-image';
import type { GalleryPhoto } from '#features/gallery/gallery.queries';
import { cardSources, screenSources } from './photo-sources';
import { photoTitle } from './photo-wording';
import { useArrowKeys, usePhotoSwipe, type Turning } from './use-photo-swipe';

interface PhotoViewProps {
  photo: GalleryPhoto;
  turning: Turning;
}

/** A photo as large as the dialog is, and the way to its neighbours: by button, arrow key or finger. */
export const PhotoView = ({ photo, turning }: PhotoViewProps) => {
  const swipe = usePhotoSwipe(turning);
  useArrowKeys(turning);
  return (
    <Box position="relative" overflow="hidden" rounded="card" bg="line">
      <Box touchAction="pan-y pinch-zoom" {...swipe}>
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
    <chakra.button
      type="button"
      position="absolute"
      top="50%"
      display="grid"
      placeItems="center"
      width="44px"
      height="44px"
      mt="-22px"
      rounded="full"
      bg="brand"
      color="onBrand"
      cursor="pointer"
      css={{ '&:focus-visible': { outlineColor: 'var(--chakra-colors-on-brand)', outlineOffset: '-5px' } }}
      aria-label={label}
      onClick={onTurn}
      {...place}
    >
      <Icon size={26} aria-hidden />
    </chakra.button>
  );
