import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useDoorActs } from '#features/door/acts/use-door-acts';
import { useLine } from '#features/door/line/line-context';
import { useKeep } from '#features/door/line/use-keep';
import { currentRoster } from '#features/door/sync/door-roster';
import { knownGuestSchema, newGuestSchema, type AdmissionForm } from './admission-form';
import { admissionOf, knownOf, type Arrival } from './arrival';
import { useDoorPhoto } from './use-door-photo';

/** Letting somebody in: keeps it on the tablet, sends nothing. Pressed twice, it is one check-in. */
export const useDoorCheckIn = (arrival: Arrival, onKept: () => void) => {
  const { needsPhoto } = useLine().night;
  const [key] = useState(() => crypto.randomUUID());
  const known = useMemo(() => knownOf(arrival, (id) => currentRoster().index.get(id)), [arrival]);
  const photo = useDoorPhoto();
  const { checkIn } = useDoorActs();
  const keep = useKeep();
  const isPressed = useRef(false);
  const [isSaving, setSaving] = useState(false);
  const form = useForm<AdmissionForm>({
    resolver: zodResolver(known ? knownGuestSchema : newGuestSchema),
    defaultValues: {
      name: known?.name ?? ('name' in arrival ? arrival.name : ''),
      email: '',
      partySize: known?.partySize ?? 1,
    },
  });

  const save = async (fields: AdmissionForm): Promise<void> => {
    if (isPressed.current) return;
    const taken = await photo.ready();
    if (!taken && needsPhoto) return photo.refuse();
    isPressed.current = true;
    setSaving(true);
    const isKept = await keep(() => checkIn({ ...admissionOf(known, fields), key, photo: taken }));
    isPressed.current = false;
    setSaving(false);
    if (isKept) onKept();
  };

  return { form, photo, known, isSaving, submit: form.handleSubmit(save) };
};
