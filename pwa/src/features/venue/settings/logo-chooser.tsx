import { ImageUp, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#shared/ui/form/button';
import { FileButton } from '#shared/ui/file/file-button';
import './logo-chooser.css';
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
}: LogoChooserProps) => {
  const id = useId();
  return (
    <div className="logo-chooser" role="group" aria-labelledby={`${id}-label`}>
      <img className="logo-preview" src={logoUrl || DEFAULT_LOGO} alt={logoUrl ? 'Logo' : 'Default logo'} />
      <div className="logo-words">
        <p id={`${id}-label`} className="field-label">
          Logo
        </p>
        <p id={`${id}-note`} className={error ? 'field-error' : 'field-hint'} aria-live="polite">
          {error ?? noteOn(isChanged)}
        </p>
        <div className="logo-actions">
          <FileButton
            icon={ImageUp}
            label={isUploading ? 'Uploading...' : 'Upload logo'}
            accept="image/jpeg,image/png,.jpg,.jpeg,.png"
            isBusy={isUploading}
            describedBy={`${id}-note`}
            onChoose={onChoose}
          />
          {logoUrl && (
            <Button look="outline" onClick={onRemove}>
              <Trash2 size={20} aria-hidden /> Remove logo
            </Button>
          )}
        </div>
      </div>
    </div>
  );
};

const noteOn = (isChanged: boolean): string =>
  isChanged
    ? 'Not shown to guests yet: save the settings first.'
    : 'Recommended 200x200. JPEG, JPG or PNG, at most 5\u00a0MB.';
