import { ImagePlus } from 'lucide-react';
import type { ChangeEvent } from 'react';
import './file-chooser.css';
import { useFileDrop } from './use-file-drop';

/** Where files are chosen, many at once, or dropped; on a phone its own picker opens. */
export const FileChooser = ({ onFiles }: { onFiles: (files: File[]) => void }) => {
  const { isOver, handlers } = useFileDrop(onFiles);
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(currentTarget.files ?? [])]);
    // Emptied, so that choosing the same file again is a choice again.
    currentTarget.value = '';
  };
  return (
    <label className="file-chooser" data-over={isOver || undefined} {...handlers}>
      <ImagePlus size={28} aria-hidden />
      <strong>Choose photos</strong>
      <span className="file-chooser-hint">or drop them here</span>
      <input
        type="file"
        multiple
        accept="image/*,.heic,.heif"
        className="visually-hidden"
        aria-label="Choose photos"
        onChange={take}
      />
    </label>
  );
};
