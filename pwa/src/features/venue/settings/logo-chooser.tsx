import { chakra } from '@chakra-ui/react/styled-system';
import { ImageUp, Trash2 } from 'lucide-react';
import { Button } from '#shared/ui/form/button';
import { FileButton } from '#shared/ui/file/file-button';
import { PictureChooser } from '#shared/ui/file/picture-chooser';
import { DEFAULT_LOGO } from '#features/venue/venue-brand';

interface LogoChooserProps {
  /** As the form has it; empty for none. */
  logoUrl: string;
  isChanged: boolean;
  isUploading: boolean;
  error?: string;
  onChoose: (file: File) => void;
  onRemove: () => void;
}

/** The logo: it is uploaded when it is chosen, and becomes the venue's when the settings are saved (spec §5). */
export const LogoChooser = ({
  logoUrl,
  isChanged,
  isUploading,
  error,
  onChoose,
  onRemove,
}: LogoChooserProps) => (
  <PictureChooser
    label="Logo"
    picture={<Preview src={logoUrl || DEFAULT_LOGO} alt={logoUrl ? 'Logo' : 'Default logo'} />}
    note={noteOn(isChanged)}
    error={error}
  >
    {(noteId) => (
      <>
        <FileButton
          icon={ImageUp}
          label={isUploading ? 'Uploading...' : 'Upload logo'}
          accept="image/jpeg,image/png,.jpg,.jpeg,.png"
          isBusy={isUploading}
          describedBy={noteId}
          onChoose={onChoose}
        />
        {logoUrl && (
          <Button look="outline" onClick={onRemove}>
            <Trash2 size={20} aria-hidden /> Remove logo
          </Button>
        )}
      </>
    )}
  </PictureChooser>
);

const Preview = chakra('img', {
  base: {
    width: '7.5rem',
    height: '7.5rem',
    p: '2',
    border: '1px dashed var(--chakra-colors-control)',
    rounded: 'card',
    bg: 'raised',
    objectFit: 'contain',
  },
});

const noteOn = (isChanged: boolean): string =>
  isChanged
    ? 'Not shown to guests yet: save the settings first.'
    : 'Recommended 200x200. JPEG, JPG or PNG, at most 5\u00a0MB.';
