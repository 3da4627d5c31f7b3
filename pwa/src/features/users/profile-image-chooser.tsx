import { ImagePlus, Trash2, Undo2 } from 'lucide-react';
import { useId, type ChangeEvent } from 'react';
import { Button } from '#shared/ui/button';
import { PersonPicture } from './person-picture';
import './profile-image-chooser.css';
import type { ImageChange, ProfileImageChoice } from './use-profile-image';

interface ProfileImageChooserProps {
  /** Address of the image as it is; null without one. */
  current: string | null;
  choice: ProfileImageChoice;
}

/** Shows the profile image as it will be; it is sent with the profile (spec §5 "Profile image"). */
export const ProfileImageChooser = ({ current, choice }: ProfileImageChooserProps) => {
  const { change, choose, remove, undo } = choice;
  const id = useId();
  return (
    <div className="profile-image" role="group" aria-labelledby={`${id}-label`}>
      <PersonPicture address={addressAfter(change, current)} size="large" />
      <div className="profile-image-words">
        <p id={`${id}-label`} className="field-label">
          Profile Image
        </p>
        <p id={`${id}-note`} className="field-hint" aria-live="polite">
          {noteOn(change)}
        </p>
        <div className="profile-image-actions">
          <ImageInput
            label={current ? 'Change image' : 'Choose image'}
            noteId={`${id}-note`}
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
        </div>
      </div>
    </div>
  );
};

interface ImageInputProps {
  label: string;
  noteId: string;
  onChoose: (file: File) => void;
}

const ImageInput = ({ label, noteId, onChoose }: ImageInputProps) => {
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    // Emptied, so that choosing the same file again is a choice again.
    if (file) onChoose(file);
    currentTarget.value = '';
  };
  return (
    <label className="profile-image-choose">
      <ImagePlus size={20} aria-hidden /> {label}
      <input
        type="file"
        accept="image/*,.heic,.heif"
        className="visually-hidden"
        aria-describedby={noteId}
        onChange={take}
      />
    </label>
  );
};

const addressAfter = (change: ImageChange | null, current: string | null): string | null => {
  if (!change) return current;
  return change.kind === 'chosen' ? change.preview : null;
};

const noteOn = (change: ImageChange | null): string => {
  if (!change) return 'JPG, PNG and the like, under 5\u00a0MB.';
  return change.kind === 'chosen'
    ? `${change.file.name}: not saved yet. Press Update Profile to save it.`
    : 'Not removed yet. Press Update Profile to remove it.';
};
