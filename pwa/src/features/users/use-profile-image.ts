import { useEffect, useState } from 'react';
import { profileImageProblem } from '#shared/ui/profile-image-rules';
import { showToast } from '#shared/ui/toast-store';

/** What will become of the profile image when the form is sent. */
export type ImageChange = { kind: 'chosen'; file: File; preview: string } | { kind: 'removed' };

export interface ProfileImageChoice {
  /** Null while the image stays as it is. */
  change: ImageChange | null;
  choose: (file: File) => void;
  remove: () => void;
  /** Back to the image as it is. */
  undo: () => void;
}

/** Holds the chosen, or removed, image until the profile is saved (spec §5 "Profile image"). */
export const useProfileImage = (): ProfileImageChoice => {
  const [change, setChange] = useState<ImageChange | null>(null);
  useEffect(() => () => void (change?.kind === 'chosen' && URL.revokeObjectURL(change.preview)), [change]);

  const choose = (file: File) => {
    const problem = profileImageProblem(file);
    if (problem) return showToast(problem);
    setChange({ kind: 'chosen', file, preview: URL.createObjectURL(file) });
    showToast({ title: 'Image Selected', description: 'Press Update Profile to save it.' });
  };
  return { change, choose, remove: () => setChange({ kind: 'removed' }), undo: () => setChange(null) };
};
