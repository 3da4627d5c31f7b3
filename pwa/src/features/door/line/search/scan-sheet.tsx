import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { CameraStage } from '#features/door/camera/camera-stage';
import { useCamera } from '#features/door/camera/use-camera';
import { useScanner } from '#features/door/scan/use-scanner';
import { probeVenue } from '#shared/offline/status/reachability';
import { Button } from '#shared/ui/form/button';
import { Sheet } from '#shared/ui/dialog/sheet';

interface ScanSheetProps {
  onCode: (text: string) => void;
  onClose: () => void;
}

/** Reads a member card with the camera. */
export const ScanSheet = ({ onCode, onClose }: ScanSheetProps) => {
  const [isMissing, setMissing] = useState(false);
  const camera = useCamera({ facing: 'environment', isOn: !isMissing });
  useScanner({
    video: camera.video,
    isOn: camera.state === 'live',
    onCode,
    onMissing: () => setMissing(true),
  });
  return (
    <Sheet title="Scan card" onClose={onClose}>
      {isMissing ? <MissingScanner /> : <CameraStage camera={camera} isMirrored={false} />}
      <chakra.p color="muted" mt="2">
        Hold the code of the member card into the picture. A hand scanner types into the search instead.
      </chakra.p>
    </Sheet>
  );
};

/** Its file only comes from the venue: without a connection a reload might leave the tablet with nothing. */
const MissingScanner = () => {
  const [isStillOffline, setStillOffline] = useState(false);
  const reload = async () => {
    // So that each press is seen to do something.
    setStillOffline(false);
    if (await probeVenue()) location.reload();
    else setStillOffline(true);
  };
  return (
    <Stack gap="3" role="alert">
      <p>
        {isStillOffline && 'Still no connection. '}
        The scanner could not be loaded: the app has a newer version, or the connection is gone. Reload the
        page when you have a connection. Until then, search by name.
      </p>
      <Button look="outline" onClick={() => void reload()}>
        <RefreshCw size={20} aria-hidden /> Reload
      </Button>
    </Stack>
  );
};
