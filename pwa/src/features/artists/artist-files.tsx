import { ImagePlus, Music, Trash2, Undo2, type LucideIcon } from 'lucide-react';
import { useId, type ChangeEvent, type ReactNode } from 'react';
import { Button } from '#shared/ui/button';
import type { FileChange } from './artist-form';
import { ArtistPicture } from './artist-picture';
import type { ArtistProfile } from './artists.queries';
import { DEMO_ACCEPT } from './demo-file-rules';
import { DemoPlayer } from './demo-player';
import type { ArtistFilesChoice, FileChoice } from './use-artist-files';

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
      accept="image/*,.heic,.heif"
      verb="image"
      hint={'JPG, PNG and the like, under 5\u00a0MB'}
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

const Chooser = ({ title, icon: Icon, accept, verb, hint, hasFile, choice, children }: ChooserProps) => {
  const id = useId();
  const { change, choose, remove, undo } = choice;
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    if (file) choose(file);
    // Emptied, so that choosing the same file again is a choice again.
    currentTarget.value = '';
  };
  return (
    <div className="artist-file" role="group" aria-labelledby={`${id}-label`}>
      <p id={`${id}-label`} className="field-label">
        {title}
      </p>
      {children}
      <p id={`${id}-note`} className="field-hint" aria-live="polite">
        {noteOn(change) ?? hint}
      </p>
      <div className="artist-file-actions">
        <label className="artist-file-choose">
          <Icon size={20} aria-hidden /> {hasFile ? 'Change' : 'Choose'} {verb}
          <input
            type="file"
            accept={accept}
            className="visually-hidden"
            aria-describedby={`${id}-note`}
            onChange={take}
          />
        </label>
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
      </div>
    </div>
  );
};

const addressAfter = (change: FileChange, current: string | null): string | null => {
  if (!change) return current;
  return change.kind === 'chosen' ? change.preview : null;
};

const demoAfter = (change: FileChange, artist: ArtistProfile | null) => ({
  address: addressAfter(change, artist?.demoFile ?? null),
  type: change?.kind === 'chosen' ? change.file.type : (artist?.demoFileType ?? null),
});

const noteOn = (change: FileChange): string | null => {
  if (!change) return null;
  return change.kind === 'chosen' ? `${change.file.name}: not saved yet` : 'Not removed until you save';
};
