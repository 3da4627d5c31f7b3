import { chakra } from '@chakra-ui/react/styled-system';
import { CameraStage } from '#features/door/camera/camera-stage';
import { useCamera } from '#features/door/camera/use-camera';
import { useScanner } from '#features/door/scan/use-scanner';
import { Sheet } from '#shared/ui/dialog/sheet';

interface ScanSheetProps {
  onCode: (text: string) => void;
  onClose: () => void;
}

/** Reads a member card with the camera. */
export const ScanSheet = ({ onCode, onClose }: ScanSheetProps) => {
  const camera = useCamera({ facing: 'environment', isOn: true });
  useScanner({ video: camera.video, isOn: camera.state === 'live', onCode });
  return (
    <Sheet title="Scan card" closesOnBack onClose={onClose}>
      <CameraStage camera={camera} isMirrored={false} />
      <chakra.p color="muted" mt="2">
        Hold the code of the member card into the picture. A hand scanner types into the search instead.
      </chakra.p>
    </Sheet>
  );
};
