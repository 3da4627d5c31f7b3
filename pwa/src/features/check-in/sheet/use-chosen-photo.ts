import { useEffect, useRef, useState } from 'react';
import { VERIFICATION_PHOTO_MIN_SIDE } from '#contract/limits';
import type { StoredPhoto } from '#shared/offline/outbox/outbox-entry';
import { dropDraftPhoto, keepDraftPhoto } from '#shared/offline/storage/draft-photo';
import { dismissRefusal, refused, showToast } from '#shared/ui/feedback/toast-store';
import { UPLOAD_FAILED } from '#features/check-in/check-in.outbox';
import { PHOTO_TOO_SMALL, photoProblem } from '#shared/photos/photo-rules';
import { PictureTooSmallError } from '#shared/photos/photo-shrink';
import { preparePhoto } from '#shared/photos/prepare-photo';

/** The photo of the form: chosen, being made ready, or ready. */
export interface ChosenPhoto {
  /** Address to show it by; null before it is ready, or when this browser cannot show it. */
  preview: string | null;
  name: string;
  isReady: boolean;
}

/**
 * Holds the chosen photo, makes it small and writes it down from the moment of choosing, so that pressing "Check in" is
 * instant.
 * @param key under which the check-in will be queued
 * @param initial the photo that the form opens with
 */
export const useChosenPhoto = (key: string, initial: StoredPhoto | null) => {
  const [photo, setPhoto] = useState<ChosenPhoto | null>(null);
  const [isNew, setNew] = useState(false);
  const work = useRef(NOTHING_CHOSEN);

  const follow = (name: string, preparing: Promise<StoredPhoto | null>) => {
    work.current = preparing;
    setPhoto({ preview: null, name, isReady: false });
    void preparing.then((prepared) => {
      if (work.current === preparing)
        setPhoto(prepared && { preview: previewOf(prepared), name, isReady: true });
    });
  };

  useEffect(() => {
    if (initial) follow(initial.name, Promise.resolve(initial));
  }, [initial]);
  useEffect(() => () => void (photo?.preview && URL.revokeObjectURL(photo.preview)), [photo]);

  useEffect(
    () => () => {
      if (work.current === NOTHING_CHOSEN) return;
      work.current = NOTHING_CHOSEN;
      dropDraftPhoto(key).catch(tellLeft);
    },
    [key],
  );

  const choose = (file: File) => {
    const problem = photoProblem(file);
    if (problem) return showToast(problem);
    dismissRefusal();
    setNew(true);
    const chosenBefore = work.current;
    const preparing = preparePhoto(file, VERIFICATION_PHOTO_MIN_SIDE).catch((error: unknown) => {
      tellUnusable(error);
      return chosenBefore;
    });
    follow(file.name, preparing);
    void preparing.then((prepared) => {
      if (prepared && work.current === preparing) keepDraftPhoto(key, prepared).catch(tellNotKept);
    });
  };
  return {
    photo,
    /** Another than the one the form opened with. */
    isNew,
    choose,
    /** The ready photo, waited for when it is still being made smaller; null when none is chosen. */
    ready: () => work.current,
  };
};

const NOTHING_CHOSEN: Promise<StoredPhoto | null> = Promise.resolve(null);

/** It is written with the check-in then. */
const tellNotKept = (error: unknown): void => console.warn('The photo could not be kept as a draft.', error);

/** It is deleted when the app starts a day later. */
const tellLeft = (error: unknown): void => console.warn('The photo of a closed form is still there.', error);

const previewOf = ({ buffer, type }: StoredPhoto): string =>
  URL.createObjectURL(new Blob([buffer], { type }));

const tellUnusable = (error: unknown): void => {
  if (error instanceof PictureTooSmallError) return showToast(PHOTO_TOO_SMALL);
  console.warn('The chosen file could not be read.', error);
  showToast(refused('Error', UPLOAD_FAILED));
};
