import { Camera } from 'lucide-react';
import { useState } from 'react';
import './photo-picture.css';

interface PhotoPictureProps {
  address: string;
  /** Words for those who do not see it; empty when they stand beside it. */
  alt: string;
  /** While its pictures are being made the address may have none yet. */
  isReady: boolean;
}

/** A photo; a camera in its place when it does not load (spec §2 "Gallery page"). */
export const PhotoPicture = ({ address, alt, isReady }: PhotoPictureProps) => {
  const [failed, setFailed] = useState<string | null>(null);
  const attempt = `${address} ${isReady}`;
  return (
    <span className="photo-picture">
      {failed === attempt ? (
        <Camera
          size={32}
          strokeWidth={1.25}
          {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
        />
      ) : (
        <img
          key={attempt}
          src={address}
          alt={alt}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(attempt)}
        />
      )}
    </span>
  );
};
