import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { chakra } from '@chakra-ui/react/styled-system';
import { useDeferredValue } from 'react';
import { Button } from '#shared/ui/form/button';
import { keepsFocus } from '#shared/ui/list/keeps-focus';
import { STAGE_HEIGHT } from '#features/door/camera/camera-stage';
import { CAMERA_VIEW_HEIGHT, CameraView } from '#features/door/camera/camera-view';

interface DoorPhotoProps {
  /** Address of the photo just taken. */
  preview: string | null;
  /** Why the check-in waits for a photo. */
  problem: string | null;
  isNeeded: boolean;
  choose: (file: File) => void;
  retake: () => void;
}

/**
 * The camera, then the photo it took. They are one group, which has the focus when they take each other's place, and not the next
 * button: the Enter that ends a hand scanner's code would press it.
 */
export const DoorPhoto = ({ preview, problem, isNeeded, choose, retake }: DoorPhotoProps) => (
  <div ref={keepsFocus}>
    <Grid gap="2" role="group" aria-label="Photo">
      {preview ? (
        <>
          <chakra.img
            src={preview}
            alt="The guest"
            width="100%"
            maxHeight={STAGE_HEIGHT}
            objectFit="contain"
            rounded="card"
            bg="raised"
          />
          <Button look="outline" onClick={retake}>
            Retake photo
          </Button>
        </>
      ) : (
        <LaterCamera onPhoto={choose} />
      )}
      {!isNeeded && !preview && <p className="field-hint">A photo is not needed tonight.</p>}
      {problem && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
    </Grid>
  </div>
);

/** Draws the camera after the rest: the guest's name shows 50 ms sooner on a slow tablet. */
const LaterCamera = ({ onPhoto }: { onPhoto: (file: File) => void }) => {
  const hasCamera = useDeferredValue(true, false);
  return <Box minHeight={CAMERA_VIEW_HEIGHT}>{hasCamera && <CameraView onPhoto={onPhoto} />}</Box>;
};
