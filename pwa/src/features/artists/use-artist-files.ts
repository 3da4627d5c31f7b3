import { useEffect, useState } from 'react';
import { profileImageProblem, profileImageRefusal } from '#shared/ui/profile-image-rules';
import { showToast, type ToastMessage } from '#shared/ui/toast-store';
import type { FileChange } from './artist-form';
import { demoFileProblem, demoFileRefusal } from './demo-file-rules';

/** A file that may be chosen, removed, and left as it is again until the form is sent. */
export interface FileChoice {
  change: FileChange;
  choose: (file: File) => void;
  remove: () => void;
  undo: () => void;
}

/** The picture and the recording of an artist's form (spec §5). @param saveWord the button that saves them */
export const useArtistFiles = (saveWord: string) => {
  const description = `Press ${saveWord} to save it.`;
  const image = useFileChoice(profileImageProblem, { title: 'Image Selected', description });
  const demo = useFileChoice(demoFileProblem, { title: 'File Selected', description });
  const [imageFile, demoFile] = [chosenFile(image), chosenFile(demo)];
  return {
    image,
    demo,
    changes: { profileImage: image.change, demoFile: demo.change },
    isChanged: image.change !== null || demo.change !== null,
    undoAll: () => {
      image.undo();
      demo.undo();
    },
    /** Both judged once more; null when they may be sent. */
    refusal: () =>
      (imageFile && profileImageRefusal(imageFile)) ?? (demoFile && demoFileRefusal(demoFile)) ?? null,
  };
};

export type ArtistFilesChoice = ReturnType<typeof useArtistFiles>;

const chosenFile = ({ change }: FileChoice): File | null => (change?.kind === 'chosen' ? change.file : null);

const useFileChoice = (
  problemOf: (file: File) => ToastMessage | null,
  selected: ToastMessage,
): FileChoice => {
  const [change, setChange] = useState<FileChange>(null);
  useEffect(() => () => void (change?.kind === 'chosen' && URL.revokeObjectURL(change.preview)), [change]);

  const choose = (file: File) => {
    const problem = problemOf(file);
    if (problem) return showToast(problem);
    setChange({ kind: 'chosen', file, preview: URL.createObjectURL(file) });
    showToast(selected);
  };
  return { change, choose, remove: () => setChange({ kind: 'removed' }), undo: () => setChange(null) };
};
