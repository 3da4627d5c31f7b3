import { useState } from 'react';
import './demo-player.css';

interface DemoPlayerProps {
  /** Address of the recording; null for none. */
  address: string | null;
  /** Its content type, which decides between a picture and a bare sound. */
  type: string | null;
  /** Whose it is, for screen readers. */
  label?: string;
}

/** Plays a demo recording with the browser's own controls, which seek by asking for a part of it. */
export const DemoPlayer = ({ address, type, label = 'Demo recording' }: DemoPlayerProps) => {
  const [failed, setFailed] = useState<string | null>(null);
  if (!address) return null;
  if (failed === address) {
    return (
      <p className="demo-player-failed" role="status">
        The recording cannot be played right now.
      </p>
    );
  }
  const media = {
    className: 'demo-player',
    src: address,
    controls: true,
    preload: 'metadata' as const,
    'aria-label': label,
    onError: () => setFailed(address),
  };
  return type?.startsWith('video/') ? <video {...media} playsInline /> : <audio {...media} />;
};
