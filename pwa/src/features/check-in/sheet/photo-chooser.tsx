import { Camera, ImagePlus } from 'lucide-react';
import { useEffect, useRef, useState, type Ref } from 'react';
import { PICTURE_ACCEPT } from '#shared/photos/photo-rules';
import { takeFiles } from '#shared/ui/file/take-files';
import './photo-chooser.css';
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
    <div className="photo-chooser" data-error={error ? true : undefined}>
      <label className="photo-stage">
        <PhotoStage photo={photo} />
        <PhotoInput
          label={photo ? 'Retake photo' : 'Take a photo'}
          onChoose={onChoose}
          describedBy={error}
          inputRef={camera}
          camera
        />
      </label>
      <label className="photo-file">
        <ImagePlus size={20} aria-hidden />
        Choose from photos
        <PhotoInput label="Choose from photos" onChoose={onChoose} describedBy={error} />
      </label>
      {error && (
        <p id="photo-error" className="field-error">
          {error}
        </p>
      )}
    </div>
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
      <span className="photo-prompt">
        <Camera size={32} aria-hidden />
        <span>Take a photo</span>
      </span>
    );
  }
  return (
    <>
      {photo.isReady ? (
        <PhotoPreview key={photo.preview} photo={photo} />
      ) : (
        <span className="photo-prompt">Preparing photo…</span>
      )}
      <span className="photo-retake">
        <Camera size={18} aria-hidden />
        Retake photo
      </span>
    </>
  );
};

/** A photo this browser cannot draw is shown by its name: it is sent all the same. */
const PhotoPreview = ({ photo }: { photo: ChosenPhoto }) => {
  const [isShowable, setShowable] = useState(true);
  if (!photo.preview || !isShowable) return <span className="photo-prompt">{photo.name}</span>;
  return (
    <img
      className="photo-preview"
      src={photo.preview}
      alt="Your check-in photo"
      onError={() => setShowable(false)}
    />
  );
};
