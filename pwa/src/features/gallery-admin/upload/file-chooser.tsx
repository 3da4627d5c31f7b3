import { ImagePlus } from 'lucide-react';
import { PICTURE_ACCEPT } from '#shared/photos/photo-rules';
import { takeFiles } from '#shared/ui/file/take-files';
import './file-chooser.css';
import { useFileDrop } from './use-file-drop';

/** Where files are chosen, many at once, or dropped; on a phone its own picker opens. */
export const FileChooser = ({ onFiles }: { onFiles: (files: File[]) => void }) => {
  const { isOver, handlers } = useFileDrop(onFiles);
  return (
    <label className="file-chooser" data-over={isOver || undefined} {...handlers}>
      <ImagePlus size={28} aria-hidden />
      <strong>Choose photos</strong>
      <span className="file-chooser-hint">or drop them here</span>
      <input
        type="file"
        multiple
        accept={PICTURE_ACCEPT}
        className="visually-hidden"
        aria-label="Choose photos"
        onChange={(change) => onFiles(takeFiles(change))}
      />
    </label>
  );
};
