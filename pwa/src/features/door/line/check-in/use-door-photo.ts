import { useEffect, useRef, useState } from 'react';
import { VERIFICATION_PHOTO_MIN_SIDE } from '#contract/limits';
import type { StoredPhoto } from '#shared/offline/outbox/outbox-entry';
import { PHOTO_TOO_SMALL, photoProblem } from '#shared/photos/photo-rules';
import { PictureTooSmallError } from '#shared/photos/photo-shrink';
import { preparePhoto } from '#shared/photos/prepare-photo';
import { refused, showToast } from '#shared/ui/feedback/toast-store';

/** The photo of a check-in at the door, made small while staff choose the party. */
export const useDoorPhoto = () => {
  const work = useRef<Promise<StoredPhoto | null>>(Promise.resolve(null));
  const [preview, setPreview] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);

  const choose = (file: File): void => {
    const refusal = photoProblem(file);
    if (refusal) return showToast(refusal);
    setProblem(null);
    setPreview(URL.createObjectURL(file));
    work.current = preparePhoto(file, VERIFICATION_PHOTO_MIN_SIDE).catch((error: unknown) => {
      setPreview(null);
      showToast(error instanceof PictureTooSmallError ? PHOTO_TOO_SMALL : UNREADABLE);
      return null;
    });
  };
  const retake = (): void => {
    work.current = Promise.resolve(null);
    setPreview(null);
  };
  return {
    preview,
    problem,
    choose,
    retake,
    /** Waits for a photo that is still made small; null without one. */
    ready: () => work.current,
    refuse: () => setProblem('Please take a photo first'),
  };
};

const UNREADABLE = refused('Error', 'This photo could not be read. Take another one.');
