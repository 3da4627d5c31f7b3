import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useBackOnline } from '#shared/offline/wakes/use-back-online';

interface DemoPlayerProps {
  /** Address of the recording; null for none. */
  address: string | null;
  /** Its content type, which decides between a picture and a bare sound. */
  type: string | null;
  /** Whose it is, for screen readers. */
  label?: string;
}

/** Plays a demo recording with the browser's own controls, which seek by asking for a part of it; says so while it cannot be had. */
export const DemoPlayer = ({ address, type, label = 'Demo recording' }: DemoPlayerProps) => {
  const [failed, setFailed] = useState<string | null>(null);
  useBackOnline(failed !== null, () => setFailed(null));
  if (!address) return null;
  if (failed === address) {
    return (
      <chakra.p color="muted" role="status">
        The recording cannot be played right now.
      </chakra.p>
    );
  }
  const media = {
    width: '100%',
    borderRadius: 'control',
    src: address,
    controls: true,
    preload: 'metadata' as const,
    'aria-label': label,
    onError: () => setFailed(address),
  };
  return type?.startsWith('video/') ? (
    <chakra.video {...media} maxHeight="60vh" bg="raised" playsInline />
  ) : (
    <chakra.audio {...media} />
  );
};
