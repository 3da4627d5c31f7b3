import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  email,
  int,
  literal,
  maximum,
  maxLength,
  minimum,
  object,
  pipe,
  string,
  trim,
  union,
} from 'zod/mini';
import { PARTY_SIZE, TEXT_LENGTH } from '#contract/limits';
import { INVALID_EMAIL } from '#contract/rules/texts';
import { requiredText } from '#shared/lib/form-texts';
import { useDoorActs } from '#features/door/acts/use-door-acts';
import { useLine } from '#features/door/line/line-context';
import { useKeep } from '#features/door/line/use-keep';
import { currentRoster } from '#features/door/sync/door-roster';
import { admissionOf, knownOf, type Arrival } from './arrival';
import { useDoorPhoto } from './use-door-photo';

interface AdmissionForm {
  name: string;
  email: string;
  partySize: number;
}

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
    resolver: zodResolver(known ? knownSchema : newSchema),
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

const partySize = int().check(minimum(PARTY_SIZE.min), maximum(PARTY_SIZE.max));

const knownSchema = object({ name: string(), email: string(), partySize });

const newSchema = object({
  name: requiredText(TEXT_LENGTH.customerName, 'Please enter a name'),
  email: pipe(
    string().check(trim()),
    union([literal(''), email(INVALID_EMAIL).check(maxLength(TEXT_LENGTH.email, INVALID_EMAIL))]),
  ),
  partySize,
});
