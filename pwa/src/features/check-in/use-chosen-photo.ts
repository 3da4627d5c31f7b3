import { useEffect, useRef, useState } from 'react';
import type { StoredPhoto } from '#shared/offline/outbox-entry';
import { showToast } from '#shared/ui/toast-store';
import { UPLOAD_FAILED } from './check-in.outbox';
import { photoProblem } from '#shared/photos/photo-rules';
import { preparePhoto } from '#shared/photos/prepare-photo';

/** The photo of the form: chosen, being made ready, or ready. */
export interface ChosenPhoto {
  /** Address to show it by; null before it is ready, or when this browser cannot show it. */
  preview: string | null;
  name: string;
  isReady: boolean;
}

interface PhotoChoice {
  photo: ChosenPhoto | null;
  /** Another than the one the form opened with. */
  isNew: boolean;
  choose: (file: File) => void;
  /** The ready photo, waited for when it is still being made smaller; null when none is chosen. */
  ready: () => Promise<StoredPhoto | null>;
}

/** Holds the chosen photo and makes it small from the moment of choosing, so that pressing "Check in" is instant. */
export const useChosenPhoto = (initial: StoredPhoto | null): PhotoChoice => {
  const [photo, setPhoto] = useState<ChosenPhoto | null>(null);
  const [isNew, setNew] = useState(false);
  const work = useRef<Promise<StoredPhoto | null>>(Promise.resolve(null));

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

  const choose = (file: File) => {
    const problem = photoProblem(file);
    if (problem) return showToast(problem);
    setNew(true);
    follow(file.name, preparePhoto(file).catch(tellUnreadable));
  };
  return { photo, isNew, choose, ready: () => work.current };
};

const previewOf = ({ buffer, type }: StoredPhoto): string =>
  URL.createObjectURL(new Blob([buffer], { type }));

const tellUnreadable = (error: unknown): null => {
  console.warn('The chosen file could not be read.', error);
  showToast({ title: 'Error', description: UPLOAD_FAILED, destructive: true });
  return null;
};
