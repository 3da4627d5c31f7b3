import { Grid } from '@chakra-ui/react/grid';
import { chakra } from '@chakra-ui/react/styled-system';
import { Camera as CameraIcon, ImagePlus, SwitchCamera } from 'lucide-react';
import { useState } from 'react';
import { deviceStorage } from '#shared/lib/safe-storage';
import { PICTURE_ACCEPT } from '#shared/photos/photo-rules';
import { madeRecipe } from '#shared/theme/made-recipe';
import { refused, showToast } from '#shared/ui/feedback/toast-store';
import { FileButton } from '#shared/ui/file/file-button';
import { buttonRecipe } from '#shared/ui/form/button-recipe';
import { CameraStage, STAGE_HEIGHT } from './camera-stage';
import type { Facing } from './camera-stream';
import { takePhoto } from './take-photo';
import { useCamera } from './use-camera';

/** The stage, the gap, and the shutter with its margin. */
export const CAMERA_VIEW_HEIGHT = `calc(${STAGE_HEIGHT} + 12px + 88px)`;

interface CameraViewProps {
  onPhoto: (file: File) => void;
  /** While the last photo is on its way, no other is taken. */
  isBusy?: boolean;
}

/** Takes a photo with the device's own camera, live on the page; where it cannot, a file is chosen instead. */
export const CameraView = ({ onPhoto, isBusy = false }: CameraViewProps) => {
  const [facing, turn] = useFacing();
  const camera = useCamera({ facing, isOn: true });
  const [isTaking, setTaking] = useState(false);
  const cannotTake = isBusy || isTaking || camera.state !== 'live';

  const shoot = async () => {
    if (cannotTake || !camera.video) return;
    setTaking(true);
    try {
      onPhoto(await takePhoto(camera.video));
    } catch (error) {
      console.warn('The photo could not be taken.', error);
      showToast(NOT_TAKEN);
    } finally {
      setTaking(false);
    }
  };

  return (
    <Grid gap="3">
      <CameraStage camera={camera} isMirrored={facing === 'user'} />
      <Grid
        templateColumns="minmax(min-content, 1fr) auto minmax(min-content, 1fr)"
        alignItems="center"
        gap="3"
      >
        <FileButton
          icon={ImagePlus}
          iconSize={24}
          label="Choose photo"
          accept={PICTURE_ACCEPT}
          isBusy={isBusy}
          onChoose={onPhoto}
          justifySelf="start"
          {...SIDE}
        />
        {/* Not disabled: the next photo is taken with the same key, so the button keeps the focus. */}
        <Shutter aria-label="Take photo" aria-disabled={cannotTake} onClick={() => void shoot()}>
          <CameraIcon size={36} aria-hidden />
        </Shutter>
        {camera.hasOtherCamera && (
          <SideButton look="outline" justifySelf="end" onClick={turn}>
            <SwitchCamera size={24} aria-hidden /> Switch camera
          </SideButton>
        )}
      </Grid>
    </Grid>
  );
};

const NOT_TAKEN = refused('No Photo Taken', 'Please wait until the camera shows a picture, and press again');

/** Beside the shutter, also on the narrowest phone: the icon above the words. */
const SIDE = {
  minHeight: '56px',
  minWidth: '56px',
  flexDirection: 'column',
  gap: '2px',
  fontSize: 'sm',
  px: '2',
} as const;

const SideButton = chakra('button', buttonRecipe, { defaultProps: { type: 'button', ...SIDE } });

/** Two rings, as on every camera: seen by day and at night, whatever is behind. */
const Shutter = chakra(
  'button',
  madeRecipe({
    className: 'shutter',
    base: {
      display: 'grid',
      placeItems: 'center',
      gridColumn: '2',
      width: '80px',
      height: '80px',
      rounded: 'full',
      border: '4px solid var(--chakra-colors-surface)',
      boxShadow: '0 0 0 4px var(--chakra-colors-accent)',
      margin: '4px',
      bg: 'accentSolid',
      color: 'onAccent',
      cursor: 'pointer',
      touchAction: 'manipulation',
      _hover: { bg: 'accentHover' },
      _disabled: { opacity: 0.6, cursor: 'not-allowed' },
    },
  }),
  { defaultProps: { type: 'button' } },
);

const FACING_KEY = 'door-camera';

/** Which camera this device used last, kept over restarts; at first the one that looks at the guest. */
const useFacing = (): [facing: Facing, turn: () => void] => {
  const [facing, setFacing] = useState(readFacing);
  const turn = () => {
    const next = facing === 'user' ? 'environment' : 'user';
    deviceStorage.write(FACING_KEY, next);
    setFacing(next);
  };
  return [facing, turn];
};

const readFacing = (): Facing => (deviceStorage.read(FACING_KEY) === 'user' ? 'user' : 'environment');
