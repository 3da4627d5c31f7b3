import { CircleUser } from 'lucide-react';
import { useState } from 'react';
import './person-picture.css';

interface PersonPictureProps {
  /** Address of the picture; null for somebody without one. */
  address: string | null;
  size: 'small' | 'large';
}

/** Somebody's profile image; a drawn head when there is none or it does not load. Decorative: the name stands beside it. */
export const PersonPicture = ({ address, size }: PersonPictureProps) => {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span className="person-picture" data-size={size}>
      {address && address !== failed ? (
        <img src={address} alt="" onError={() => setFailed(address)} />
      ) : (
        <CircleUser strokeWidth={1.25} aria-hidden />
      )}
    </span>
  );
};
