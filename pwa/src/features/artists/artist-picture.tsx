import { MicVocal } from 'lucide-react';
import { useState } from 'react';
import './artist-picture.css';

interface ArtistPictureProps {
  /** Address of the picture; null for an artist without one. */
  address: string | null;
  size?: 'row' | 'form' | 'page';
}

/** An artist's picture; a drawn microphone when there is none or it does not load. Decorative: the name stands beside it. */
export const ArtistPicture = ({ address, size = 'form' }: ArtistPictureProps) => {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span className="artist-picture" data-size={size}>
      {address && address !== failed ? (
        <img src={address} alt="" onError={() => setFailed(address)} />
      ) : (
        <MicVocal strokeWidth={1.25} aria-hidden />
      )}
    </span>
  );
};
