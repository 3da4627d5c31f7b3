import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { refused, showToast } from '#shared/ui/feedback/toast-store';
import { useWhenSaved } from '#shared/ui/mutation/use-when-saved';
import { fill, wish } from '#features/availability/queue/availability-commands';
import {
  addedBy,
  availabilityForm,
  EMPTY_FORM,
  toFill,
  toForm,
  toValues,
  type AvailabilityForm,
} from './availability-form';
import { FAILED } from '#features/availability/queue/availability.outbox';
import { added, updated } from '#features/availability/queue/availability-toasts';
import type { ShownDate } from '#features/availability/marking/shown-dates';

export interface AvailabilityEditing {
  /** Null to add one. */
  edited: ShownDate | null;
  /** `YYYY-MM-DD` of the one to add, where it was chosen already. */
  date?: string;
  dates: ShownDate[];
  /** The venue's date. */
  today: string;
  onSaved: () => void;
}

/** The dialog's form; its button keeps the dates on this device and tells so (design §5.1). */
export const useAvailabilityForm = ({ edited, date = '', dates, today, onSaved }: AvailabilityEditing) => {
  const takenDates = useMemo(() => {
    const others = dates.filter(({ date, values }) => values !== null && date !== edited?.date);
    return new Set(others.map(({ date }) => date));
  }, [dates, edited]);
  const schema = useMemo(
    () => availabilityForm(today, takenDates, edited?.date),
    [edited, takenDates, today],
  );
  const form = useForm<AvailabilityForm>({
    resolver: zodResolver(schema),
    defaultValues: edited ? toForm(edited) : { ...EMPTY_FORM, date },
  });
  const isSaving = useRef(false);
  const [isSaved, setSaved] = useState(false);
  const save = async (values: AvailabilityForm): Promise<void> => {
    if (isSaving.current) return;
    isSaving.current = true;
    try {
      await keep(values, edited);
      showToast(edited ? updated() : added(addedBy(values, takenDates)));
      setSaved(true);
    } catch (error) {
      console.error(error);
      showToast(refused('Error', edited ? FAILED.change : FAILED.add));
    } finally {
      isSaving.current = false;
    }
  };
  useWhenSaved(isSaved, onSaved);
  return { form, takenDates, submit: form.handleSubmit(save), isSaved };
};

const keep = (form: AvailabilityForm, edited: ShownDate | null): Promise<void> => {
  const repeated = toFill(form);
  if (repeated) return fill(repeated);
  const wished = { date: form.date, values: toValues(form) };
  // An entry that moves is removed from its old date: each date is sent, and disputed, on its own.
  const isMoved = edited && edited.date !== form.date;
  return isMoved ? wish({ date: edited.date, values: null }, wished) : wish(wished);
};
