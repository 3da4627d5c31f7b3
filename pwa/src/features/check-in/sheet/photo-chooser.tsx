import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { chakra } from '@chakra-ui/react/styled-system';
import { Camera, ImagePlus } from 'lucide-react';
import { useEffect, useRef, useState, type Ref } from 'react';
import { PICTURE_ACCEPT } from '#shared/photos/photo-rules';
import { FOCUS_WITHIN } from '#shared/ui/file/focus-within';
import { takeFiles } from '#shared/ui/file/take-files';
import type { PhotoRefusal } from './use-check-in';
import type { ChosenPhoto } from './use-chosen-photo';

interface PhotoChooserProps {
  photo: ChosenPhoto | null;
  onChoose: (file: File) => void;
  /** Why the form was refused, read with the control. */
  refusal: PhotoRefusal | null;
}

/** The photo of a check-in: camera first, a file second, with a preview that is itself the way to retake it. */
export const PhotoChooser = ({ photo, onChoose, refusal }: PhotoChooserProps) => {
  const camera = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (refusal?.takesFocus) camera.current?.focus();
  }, [refusal]);
  const error = refusal?.message;
  return (
    <Grid gap="1">
      <Grid
        as="label"
        position="relative"
        height="clamp(8rem, 20dvh, 14rem)"
        overflow="hidden"
        border={error ? '2px solid' : '1px solid'}
        borderColor={error ? 'danger' : 'line'}
        rounded="card"
        bg="radial-gradient(circle at 50% 40%, #7a5330, #4a3220 70%)"
        color="#fff6e6"
        cursor="pointer"
        css={FOCUS_WITHIN}
      >
        <PhotoStage photo={photo} />
        <PhotoInput
          label={photo ? 'Retake photo' : 'Take a photo'}
          onChoose={onChoose}
          describedBy={error}
          inputRef={camera}
          camera
        />
      </Grid>
      <Flex
        as="label"
        position="relative"
        justifySelf="center"
        align="center"
        gap="2"
        minHeight="2.75rem"
        px="3"
        rounded="control"
        color="accent"
        fontSize="sm"
        fontWeight="600"
        cursor="pointer"
        css={FOCUS_WITHIN}
      >
        <ImagePlus size={20} aria-hidden />
        Choose from photos
        <PhotoInput label="Choose from photos" onChoose={onChoose} describedBy={error} />
      </Flex>
      {error && (
        <p id="photo-error" className="field-error">
          {error}
        </p>
      )}
    </Grid>
  );
};

interface PhotoInputProps {
  label: string;
  onChoose: (file: File) => void;
  describedBy?: string;
  inputRef?: Ref<HTMLInputElement>;
  /** Opens the phone's camera; elsewhere the file dialog. */
  camera?: true;
}

const PhotoInput = ({ label, onChoose, describedBy, inputRef, camera }: PhotoInputProps) => (
  <input
    ref={inputRef}
    type="file"
    accept={PICTURE_ACCEPT}
    {...(camera ? { capture: 'user' as const } : {})}
    className="visually-hidden"
    aria-label={label}
    aria-invalid={describedBy ? true : undefined}
    aria-describedby={describedBy ? 'photo-error' : undefined}
    onChange={(change) => takeFiles(change).forEach((file) => onChoose(file))}
  />
);

const PhotoStage = ({ photo }: { photo: ChosenPhoto | null }) => {
  if (!photo) {
    return (
      <Prompt>
        <Camera size={32} aria-hidden />
        <span>Take a photo</span>
      </Prompt>
    );
  }
  return (
    <>
      {photo.isReady ? <PhotoPreview key={photo.preview} photo={photo} /> : <Prompt>Preparing photo…</Prompt>}
      <Flex
        as="span"
        position="absolute"
        insetInline="0"
        bottom="0"
        align="center"
        justify="center"
        gap="2"
        minHeight="2.75rem"
        bg="linear-gradient(transparent, rgb(20 12 6 / 0.78) 45%)"
        fontWeight="600"
      >
        <Camera size={18} aria-hidden />
        Retake photo
      </Flex>
    </>
  );
};

const Prompt = chakra('span', {
  base: {
    display: 'grid',
    gap: '2',
    placeContent: 'center',
    justifyItems: 'center',
    p: '4',
    fontWeight: '600',
    overflowWrap: 'anywhere',
  },
});

/** A photo this browser cannot draw is shown by its name: it is sent all the same. */
const PhotoPreview = ({ photo }: { photo: ChosenPhoto }) => {
  const [isShowable, setShowable] = useState(true);
  if (!photo.preview || !isShowable) return <Prompt>{photo.name}</Prompt>;
  return (
    <chakra.img
      position="absolute"
      inset="0"
      width="100%"
      height="100%"
      objectFit="cover"
      src={photo.preview}
      alt="Your check-in photo"
      onError={() => setShowable(false)}
    />
  );
};
