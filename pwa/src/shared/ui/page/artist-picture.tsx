import { chakra } from '@chakra-ui/react/styled-system';
import { MicVocal } from 'lucide-react';
import { useState } from 'react';
import { madeRecipe } from '#shared/theme/made-recipe';

interface ArtistPictureProps {
  /** Address of the picture; null for an artist without one. */
  address: string | null;
  size?: 'choice' | 'row' | 'form' | 'card' | 'page';
}

const Frame = chakra(
  'span',
  madeRecipe({
    className: 'artist-picture',
    base: {
      flex: 'none',
      display: 'grid',
      placeItems: 'center',
      overflow: 'hidden',
      bg: 'raised',
      color: 'accent',
      '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
      '& > svg': { width: '45%', height: '45%' },
    },
    variants: {
      // Not in rem: with text twice as large the name needs the room.
      size: {
        choice: {
          width: '56px',
          height: '56px',
          borderWidth: '1px',
          borderColor: 'line',
          rounded: 'control',
          '& > svg': { width: '24px', height: '24px' },
        },
        row: { width: '64px', height: '64px', borderWidth: '1px', borderColor: 'line', rounded: 'card' },
        form: { width: '96px', height: '96px', borderWidth: '1px', borderColor: 'line', rounded: 'card' },
        card: { width: '100%', aspectRatio: '4 / 3' },
        page: {
          width: '100%',
          height: { md: '100%' },
          minHeight: { md: '20rem' },
          aspectRatio: { base: '4 / 3', md: 'auto' },
        },
      },
    },
  }),
);

/** An artist's picture; a drawn microphone when there is none or it does not load. Decorative: the name stands beside it. */
export const ArtistPicture = ({ address, size = 'form' }: ArtistPictureProps) => {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <Frame size={size}>
      {address && address !== failed ? (
        <img
          src={address}
          alt=""
          loading={size === 'card' ? 'lazy' : undefined}
          onError={() => setFailed(address)}
        />
      ) : (
        <MicVocal strokeWidth={1.25} aria-hidden />
      )}
    </Frame>
  );
};
