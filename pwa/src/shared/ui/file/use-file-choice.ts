import { useEffect, useState } from 'react';
import { showToast, type ToastMessage } from '#shared/ui/feedback/toast-store';

/** What becomes of a file when its form is sent: a new one, none any more, or (null) as it is. */
export type FileChange = { kind: 'chosen'; file: File; preview: string } | { kind: 'removed' } | null;

/** A file that may be chosen, removed, and left as it is again, until its form is sent. */
export interface FileChoice {
  change: FileChange;
  choose: (file: File) => void;
  remove: () => void;
  /** Back to the file as it is. */
  undo: () => void;
  /** As `undo`, once the venue has answered to the change that was sent; one made since stays. */
  settle: (sent: FileChange) => void;
}

interface FileChoiceOptions {
  /** Why a file is not taken, in words to show; null when it is. */
  problemOf: (file: File) => ToastMessage | null;
  /** Said when one is taken. */
  selected: ToastMessage;
}

/** Holds a chosen, or removed, file until its form is sent (spec §5 "Profile image", "Artist profile"). */
export const useFileChoice = ({ problemOf, selected }: FileChoiceOptions): FileChoice => {
  const [change, setChange] = useState<FileChange>(null);
  useEffect(() => () => void (change?.kind === 'chosen' && URL.revokeObjectURL(change.preview)), [change]);

  const choose = (file: File) => {
    const problem = problemOf(file);
    if (problem) return showToast(problem);
    setChange({ kind: 'chosen', file, preview: URL.createObjectURL(file) });
    showToast(selected);
  };
  return {
    change,
    choose,
    remove: () => setChange({ kind: 'removed' }),
    undo: () => setChange(null),
    settle: (sent) => setChange((now) => (now === sent ? null : now)),
  };
};

/** Where the file will be found: a preview, nothing, or where it is now. */
export const addressAfter = (change: FileChange, current: string | null): string | null => {
  if (!change) return current;
  return change.kind === 'chosen' ? change.preview : null;
};

/** The file that is to be sent; null for none. */
export const chosenFile = (change: FileChange): File | null =>
  change?.kind === 'chosen' ? change.file : null;
