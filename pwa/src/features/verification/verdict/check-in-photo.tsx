import { Grid } from '@chakra-ui/react/grid';
import { chakra } from '@chakra-ui/react/styled-system';
import { Camera, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#shared/ui/form/button';
import type { Verification } from '#features/verification/verifications.queries';

interface CheckInPhotoProps {
  checkIn: Verification;
  /** Loads unseen behind the photo on top, to be next. */
  isBehind?: boolean;
}

/** The photo of a check-in, large; a camera in its place where there is none, or none that can be shown. */
export const CheckInPhoto = ({ checkIn, isBehind = false }: CheckInPhotoProps) => {
  const { photo, customerName, flags, gate } = checkIn;
  const [tries, setTries] = useState(0);
  const [isBroken, setBroken] = useState(false);
  // At the door none may have been taken.
  const missing = gate === null ? 'The photo is not there any more.' : 'There is no photo.';
  if (!photo) return isBehind ? null : <NoPhoto words={missing} />;
  if (isBroken && isBehind) return null;
  if (isBroken && flags.includes('unreadable-photo'))
    return <NoPhoto words="The photo arrived damaged and cannot be shown." />;
  const again = () => {
    setBroken(false);
    setTries(tries + 1);
  };
  if (isBroken) return <NoPhoto words="The photo cannot be shown right now." onAgain={again} />;
  return (
    <Photo
      data-behind={isBehind || undefined}
      src={tries === 0 ? photo.screenUrl : `${photo.screenUrl}?again=${tries}`}
      alt={isBehind ? '' : `Check-in photo of ${customerName}`}
      htmlWidth={photo.width ?? undefined}
      htmlHeight={photo.height ?? undefined}
      decoding="async"
      draggable={false}
      onError={() => setBroken(true)}
    />
  );
};

const Photo = chakra('img', {
  base: {
    position: 'absolute',
    inset: '0',
    width: '100%',
    height: '100%',
    objectFit: 'contain',
    userSelect: 'none',
    // Loaded, and in no one's way until its turn comes.
    '&[data-behind]': { visibility: 'hidden' },
  },
});

const NoPhoto = ({ words, onAgain }: { words: string; onAgain?: () => void }) => (
  <Grid
    position="absolute"
    inset="0"
    gap="3"
    // On a phone clear of the name, which stands on the photo.
    alignContent={{ base: 'start', md: 'center' }}
    justifyItems="center"
    p="4"
    color="muted"
    textAlign="center"
  >
    <Camera size={40} aria-hidden />
    <p>{words}</p>
    {onAgain && (
      <Button look="outline" onClick={onAgain}>
        <RotateCw size={18} aria-hidden /> Try again
      </Button>
    )}
  </Grid>
);
