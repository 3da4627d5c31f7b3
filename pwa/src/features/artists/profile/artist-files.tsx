import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { ImagePlus, Music } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { PICTURE_ACCEPT } from '#shared/photos/photo-rules';
import { FileChoiceButtons } from '#shared/ui/file/file-choice-buttons';
import { addressAfter, type FileChange } from '#shared/ui/file/use-file-choice';
import { ArtistPicture } from '#shared/ui/page/artist-picture';
import type { ArtistProfile } from '#features/artists/artists.queries';
import { DEMO_ACCEPT } from './demo-file-rules';
import { DemoPlayer } from '#features/artists/demo-player';
import type { ArtistFilesChoice } from './use-artist-files';

interface ArtistFilesProps {
  artist: ArtistProfile | null;
  files: ArtistFilesChoice;
}

/** The picture and the recording as they will be; they are sent with the form (spec §5). */
export const ArtistFiles = ({ artist, files: { image, demo } }: ArtistFilesProps) => (
  <>
    <Chooser
      title="Profile Picture"
      icon={ImagePlus}
      accept={PICTURE_ACCEPT}
      what="image"
      hint={'JPG, PNG or another picture, under 5\u00a0MB'}
      hasFile={artist?.profileImage !== null && artist !== null}
      choice={image}
    >
      <ArtistPicture address={addressAfter(image.change, artist?.profileImage ?? null)} />
    </Chooser>
    <Chooser
      title="Demo Recording"
      icon={Music}
      accept={DEMO_ACCEPT}
      what="recording"
      hint={'MP3, WAV, OGG, M4A, MP4 or MOV, under 10\u00a0MB'}
      hasFile={artist?.demoFile !== null && artist !== null}
      choice={demo}
    >
      <DemoPlayer {...demoAfter(demo.change, artist)} />
    </Chooser>
  </>
);

interface ChooserProps extends ComponentProps<typeof FileChoiceButtons> {
  title: string;
  hint: string;
  /** How it looks, or sounds, as it will be. */
  children: ReactNode;
}

const Chooser = ({ title, hint, children, ...buttons }: ChooserProps) => {
  const id = useId();
  return (
    <Stack
      gap="2"
      pt="4"
      borderTop="1px dashed"
      borderColor="control"
      overflowWrap="anywhere"
      role="group"
      aria-labelledby={`${id}-label`}
    >
      <p id={`${id}-label`} className="field-label">
        {title}
      </p>
      {children}
      <p id={`${id}-note`} className="field-hint" aria-live="polite">
        {noteOn(buttons.choice.change) ?? hint}
      </p>
      <Flex wrap="wrap" gap="2">
        <FileChoiceButtons {...buttons} isOneOfMany describedBy={`${id}-note`} />
      </Flex>
    </Stack>
  );
};

const demoAfter = (change: FileChange, artist: ArtistProfile | null) => ({
  address: addressAfter(change, artist?.demoFile ?? null),
  type: change?.kind === 'chosen' ? change.file.type : (artist?.demoFileType ?? null),
});

const noteOn = (change: FileChange): string | null => {
  if (!change) return null;
  return change.kind === 'chosen' ? `${change.file.name}: not saved yet` : 'Will be removed when you save';
};
