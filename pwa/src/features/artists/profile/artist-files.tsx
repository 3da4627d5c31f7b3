import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { ImagePlus, Music, Trash2, Undo2, type LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { PICTURE_ACCEPT } from '#shared/photos/photo-rules';
import { Button } from '#shared/ui/form/button';
import { FileButton } from '#shared/ui/file/file-button';
import { addressAfter, type FileChange, type FileChoice } from '#shared/ui/file/use-file-choice';
import { ArtistPicture } from '#features/artists/artist-picture';
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
      verb="image"
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
      verb="recording"
      hint={'MP3, WAV, OGG, M4A, MP4 or MOV, under 10\u00a0MB'}
      hasFile={artist?.demoFile !== null && artist !== null}
      choice={demo}
    >
      <DemoPlayer {...demoAfter(demo.change, artist)} />
    </Chooser>
  </>
);

interface ChooserProps {
  title: string;
  icon: LucideIcon;
  accept: string;
  verb: string;
  hint: string;
  /** Whether the artist has one already. */
  hasFile: boolean;
  choice: FileChoice;
  /** How it looks, or sounds, as it will be. */
  children: ReactNode;
}

const Chooser = ({ title, icon, accept, verb, hint, hasFile, choice, children }: ChooserProps) => {
  const id = useId();
  const { change, choose, remove, undo } = choice;
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
        {noteOn(change) ?? hint}
      </p>
      <Flex wrap="wrap" gap="2">
        <FileButton
          icon={icon}
          label={`${hasFile ? 'Change' : 'Choose'} ${verb}`}
          accept={accept}
          describedBy={`${id}-note`}
          onChoose={choose}
        />
        {change && (
          <Button look="outline" aria-label={`Undo ${verb}`} onClick={undo}>
            <Undo2 size={20} aria-hidden /> Undo
          </Button>
        )}
        {hasFile && !change && (
          <Button look="outline" aria-label={`Remove ${verb}`} onClick={remove}>
            <Trash2 size={20} aria-hidden /> Remove
          </Button>
        )}
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
