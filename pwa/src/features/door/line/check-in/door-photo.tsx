import { Grid } from '@chakra-ui/react/grid';
import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '#shared/ui/form/button';
import { CameraView } from '#features/door/camera/camera-view';

interface DoorPhotoProps {
  /** Address of the photo just taken. */
  preview: string | null;
  /** Why the check-in waits for a photo. */
  problem: string | null;
  isNeeded: boolean;
  choose: (file: File) => void;
  retake: () => void;
}

/** The camera, then the photo it took. */
export const DoorPhoto = ({ preview, problem, isNeeded, choose, retake }: DoorPhotoProps) => (
  <Grid gap="2">
    {preview ? (
      <>
        <chakra.img
          src={preview}
          alt="The guest"
          width="100%"
          maxHeight="40dvh"
          objectFit="contain"
          rounded="card"
          bg="raised"
        />
        <Button look="outline" onClick={retake}>
          Retake photo
        </Button>
      </>
    ) : (
      <CameraView onPhoto={choose} />
    )}
    {!isNeeded && !preview && <p className="field-hint">A photo is not needed tonight.</p>}
    {problem && (
      <p className="field-error" role="alert">
        {problem}
      </p>
    )}
  </Grid>
);
