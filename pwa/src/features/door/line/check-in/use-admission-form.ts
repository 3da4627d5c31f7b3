import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { VERIFICATION_PHOTO_MIN_SIDE } from '#contract/limits';
import type { StoredPhoto } from '#shared/offline/outbox/outbox-entry';
import type { Kept } from '#shared/offline/outbox/outbox-store';
import { PHOTO_TOO_SMALL, photoProblem } from '#shared/photos/photo-rules';
import { PictureTooSmallError } from '#shared/photos/photo-shrink';
import { preparePhoto } from '#shared/photos/prepare-photo';
import { refused, showToast, type ToastMessage } from '#shared/ui/feedback/toast-store';
import { type AdmissionForm, guestSchema, memberSchema } from './admission-form';
import { useKeep } from '#features/door/line/use-keep';

interface AdmissionWork {
  /** What the form starts with. */
  values: AdmissionForm;
  /** Name and e-mail are not asked for. */
  isMember: boolean;
  needsPhoto: boolean;
  /** Keeps it on the tablet, under the form's one key: pressed twice, it is one check-in. */
  keepAs: (fields: AdmissionForm, key: string, photo: StoredPhoto | null) => Promise<Kept>;
  onKept: (fields: AdmissionForm) => void;
  /** What is said when that fails, unless it is for staff. */
  notKept?: ToastMessage;
}

/** A wait longer than this is said. */
const NOTICEABLE_MS = 250;

/** Letting somebody in, by staff or by the guest: a form and its photo, kept on the tablet. Sends nothing. */
export const useAdmissionForm = ({
  values,
  isMember,
  needsPhoto,
  keepAs,
  onKept,
  notKept,
}: AdmissionWork) => {
  const [key] = useState(() => crypto.randomUUID());
  const photo = useDoorPhoto();
  const keep = useKeep(notKept);
  const isPressed = useRef(false);
  const [isSaving, setSaving] = useState(false);
  const schema = isMember ? memberSchema : guestSchema;
  // Zod compiles a schema at its first use, which is here and not at the press.
  useEffect(() => void schema.safeParse({}), [schema]);
  const form = useForm<AdmissionForm>({
    resolver: zodResolver(schema),
    defaultValues: values,
  });

  const save = async (fields: AdmissionForm): Promise<void> => {
    if (isPressed.current) return;
    const taken = await photo.ready();
    if (!taken && needsPhoto) return photo.refuse();
    isPressed.current = true;
    // It is usually kept so soon that nobody could read the word, which would only delay the next guest.
    const slow = setTimeout(() => setSaving(true), NOTICEABLE_MS);
    const isKept = await keep(() => keepAs(fields, key, taken));
    clearTimeout(slow);
    if (isKept) return onKept(fields);
    isPressed.current = false;
    setSaving(false);
  };

  return { form, photo, isSaving, submit: form.handleSubmit(save) };
};

/** The photo of a check-in at the door, made small while staff choose the party. */
const useDoorPhoto = () => {
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
