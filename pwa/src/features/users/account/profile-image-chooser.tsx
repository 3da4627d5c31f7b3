import { ImagePlus, Trash2, Undo2 } from 'lucide-react';
import { PICTURE_ACCEPT } from '#shared/photos/photo-rules';
import { Button } from '#shared/ui/form/button';
import { FileButton } from '#shared/ui/file/file-button';
import { PictureChooser } from '#shared/ui/file/picture-chooser';
import { addressAfter, type FileChange, type FileChoice } from '#shared/ui/file/use-file-choice';
import { PersonPicture } from '#features/users/person-picture';

interface ProfileImageChooserProps {
  /** Address of the image as it is; null without one. */
  current: string | null;
  choice: FileChoice;
}

/** Shows the profile image as it will be; it is sent with the profile (spec §5 "Profile image"). */
export const ProfileImageChooser = ({ current, choice }: ProfileImageChooserProps) => {
  const { change, choose, remove, undo } = choice;
  return (
    <PictureChooser
      label="Profile Image"
      picture={<PersonPicture address={addressAfter(change, current)} size="large" />}
      note={noteOn(change)}
    >
      {(noteId) => (
        <>
          <FileButton
            icon={ImagePlus}
            label={current ? 'Change image' : 'Choose image'}
            accept={PICTURE_ACCEPT}
            describedBy={noteId}
            onChoose={choose}
          />
          {change && (
            <Button look="outline" onClick={undo}>
              <Undo2 size={20} aria-hidden /> Undo
            </Button>
          )}
          {current && !change && (
            <Button look="outline" onClick={remove}>
              <Trash2 size={20} aria-hidden /> Remove
            </Button>
          )}
        </>
      )}
    </PictureChooser>
  );
};

const noteOn = (change: FileChange): string => {
  if (!change) return 'An image (JPG, PNG, etc.) under 5\u00a0MB.';
  return change.kind === 'chosen'
    ? `${change.file.name}: not saved yet. Press Update Profile to save it.`
    : 'Not removed yet. Press Update Profile to remove it.';
};
