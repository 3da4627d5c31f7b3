import { Grid } from '@chakra-ui/react/grid';
import { chakra } from '@chakra-ui/react/styled-system';
import { CameraOff, RefreshCw } from 'lucide-react';
import { useTakesLong } from '#shared/ui/feedback/use-takes-long';
import { Button } from '#shared/ui/form/button';
import type { CameraState } from './camera-stream';
import type { Camera } from './use-camera';

/** Milliseconds after which a camera that has not started may be asked for again. */
const SLOW_START = 5_000;

export const STAGE_HEIGHT = 'clamp(12rem, 30vh, 30rem)';

const WORDS: Record<Exclude<CameraState, 'live'>, string> = {
  starting: 'Starting the camera… Allow it if the browser asks.',
  refused: "The camera is not allowed here. Allow it in the browser's settings, or choose a photo.",
  absent: 'This device has no camera.',
  busy: 'Another app is using the camera.',
  lost: 'The camera stopped.',
};

interface CameraStageProps {
  camera: Pick<Camera, 'state' | 'videoRef' | 'retry'>;
  /** As in a mirror, which is how people know themselves. */
  isMirrored: boolean;
}

/** The live picture of a camera, or in its place why there is none and the way to try again. */
export const CameraStage = ({ camera: { state, videoRef, retry }, isMirrored }: CameraStageProps) => (
  <Grid
    templateRows="100%"
    height={STAGE_HEIGHT}
    overflow="hidden"
    border="1px solid"
    borderColor="line"
    rounded="card"
    bg="raised"
    color="ink"
    css={{ '& > *': { gridArea: '1 / 1' } }}
  >
    {/* Always there and visible, so that a camera that opens finds it: Safari plays no hidden one. */}
    <chakra.video
      ref={videoRef}
      width="100%"
      height="100%"
      objectFit="contain"
      opacity={state === 'live' ? 1 : 0}
      transform={isMirrored ? 'scaleX(-1)' : undefined}
      aria-label="Camera picture"
      muted
      playsInline
      autoPlay
    />
    {state !== 'live' && <NoPicture key={state} state={state} onRetry={retry} />}
  </Grid>
);

interface NoPictureProps {
  state: Exclude<CameraState, 'live'>;
  onRetry: () => void;
}

const NoPicture = ({ state, onRetry }: NoPictureProps) => {
  const isStarting = state === 'starting';
  const isSlow = useTakesLong(isStarting, SLOW_START);
  return (
    <Grid alignContent="center" justifyItems="center" gap="3" p="4" textAlign="center" role="status">
      {!isStarting && <CameraOff size={32} aria-hidden />}
      <chakra.p maxWidth="26rem" color={isStarting ? 'muted' : 'ink'} fontWeight="600">
        {WORDS[state]}
      </chakra.p>
      {(!isStarting || isSlow) && (
        <Button look="outline" minHeight="56px" onClick={onRetry}>
          <RefreshCw size={20} aria-hidden /> Try again
        </Button>
      )}
    </Grid>
  );
};
