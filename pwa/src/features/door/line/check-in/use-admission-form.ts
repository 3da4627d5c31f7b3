import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { StoredPhoto } from '#shared/offline/outbox/outbox-entry';
import type { Kept } from '#shared/offline/outbox/outbox-store';
import { useKeep } from '#features/door/line/use-keep';
import { knownGuestSchema, newGuestSchema, type AdmissionForm } from './admission-form';
import { useDoorPhoto } from './use-door-photo';

interface AdmissionWork {
  /** What the form starts with. */
  values: AdmissionForm;
  /** The name is not asked for. */
  isKnown: boolean;
  needsPhoto: boolean;
  /** Keeps it on the tablet, under the form's one key: pressed twice, it is one check-in. */
  keepAs: (fields: AdmissionForm, key: string, photo: StoredPhoto | null) => Promise<Kept>;
  onKept: (fields: AdmissionForm) => void;
}

/** Letting somebody in, by staff or by the guest: a form and its photo, kept on the tablet. Sends nothing. */
export const useAdmissionForm = ({ values, isKnown, needsPhoto, keepAs, onKept }: AdmissionWork) => {
  const [key] = useState(() => crypto.randomUUID());
  const photo = useDoorPhoto();
  const keep = useKeep();
  const isPressed = useRef(false);
  const [isSaving, setSaving] = useState(false);
  const form = useForm<AdmissionForm>({
    resolver: zodResolver(isKnown ? knownGuestSchema : newGuestSchema),
    defaultValues: values,
  });

  const save = async (fields: AdmissionForm): Promise<void> => {
    if (isPressed.current) return;
    const taken = await photo.ready();
    if (!taken && needsPhoto) return photo.refuse();
    isPressed.current = true;
    setSaving(true);
    const isKept = await keep(() => keepAs(fields, key, taken));
    isPressed.current = false;
    setSaving(false);
    if (isKept) onKept(fields);
  };

  return { form, photo, isSaving, submit: form.handleSubmit(save) };
};
