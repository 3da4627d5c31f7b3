import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { enqueue } from '#shared/offline/outbox/outbox-store';
import { DOOR_KIND, type CheckInAct } from '#features/door/acts/door-act';
import { newGuestSchema, type AdmissionForm } from '#features/door/line/check-in/admission-form';
import { useDoorPhoto } from '#features/door/line/check-in/use-door-photo';
import { useKeep } from '#features/door/line/use-keep';
import type { DoorNight, DoorShow } from '#features/door/store/door-database';

/** A guest's own check-in at a locked tablet: kept on it, sent as nobody's, reviewed as one from a phone. */
export const useGuestForm = (
  night: DoorNight,
  show: DoorShow,
  onKept: (guest: { name: string; email: string | null }) => void,
) => {
  const [key] = useState(() => crypto.randomUUID());
  const photo = useDoorPhoto();
  const keep = useKeep();
  const isPressed = useRef(false);
  const [isSaving, setSaving] = useState(false);
  const form = useForm<AdmissionForm>({
    resolver: zodResolver(newGuestSchema),
    defaultValues: { name: '', email: '', partySize: 1 },
  });

  const save = async (fields: AdmissionForm): Promise<void> => {
    if (isPressed.current) return;
    const taken = await photo.ready();
    if (!taken) return photo.refuse();
    isPressed.current = true;
    setSaving(true);
    const payload = guestAct(fields, night, show);
    const isKept = await keep(() =>
      enqueue({ id: key, kind: DOOR_KIND, payload, photo: taken, lanes: [key], isNobodys: true }),
    );
    isPressed.current = false;
    setSaving(false);
    if (isKept) onKept(payload);
  };

  return { form, photo, isSaving, submit: form.handleSubmit(save) };
};

const guestAct = (
  { name, email, partySize }: AdmissionForm,
  { deviceName }: DoorNight,
  show: DoorShow,
): CheckInAct => ({
  act: 'check-in',
  recordedBy: null,
  personName: null,
  gate: deviceName,
  occurredAt: new Date().toISOString(),
  eventId: show.id,
  memberId: null,
  name,
  email: email || null,
  partySize,
  isFirstVisit: false,
});
