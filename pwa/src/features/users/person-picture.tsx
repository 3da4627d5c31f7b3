import { Box } from '@chakra-ui/react/box';
import { CircleUser } from 'lucide-react';
import { useState } from 'react';

interface PersonPictureProps {
  /** Address of the picture; null for somebody without one. */
  address: string | null;
  size: 'small' | 'large';
}

/** Not in rem: with text twice as large the name needs the room. */
const SIZES = { small: '56px', large: '88px' };

/** Somebody's profile image; a drawn head when there is none or it does not load. Decorative: the name stands beside it. */
export const PersonPicture = ({ address, size }: PersonPictureProps) => {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <Box
      as="span"
      flex="none"
      display="block"
      width={SIZES[size]}
      height={SIZES[size]}
      overflow="hidden"
      rounded="full"
      color="accent"
      css={{ '& > *': { width: '100%', height: '100%', objectFit: 'cover' } }}
    >
      {address && address !== failed ? (
        <img src={address} alt="" onError={() => setFailed(address)} />
      ) : (
        <CircleUser strokeWidth={1.25} aria-hidden />
      )}
    </Box>
  );
};
