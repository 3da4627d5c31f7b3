import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { showServerFields } from '#shared/ui/mutation/show-server-fields';
import type { ToastMessage } from '#shared/ui/feedback/toast-store';
import { useIdempotentMutation } from '#shared/ui/mutation/use-idempotent-mutation';
import { EVENT_FIELDS, eventForm, toEventRequest, type EventForm } from './event-form';
import { toRepeatRequest } from '#features/events/form/repeat/event-repeat';
import { addEvent, addSeries, type EventRequest } from '#features/events/events.requests';
import { useEventPicture } from '#features/events/form/repeat/use-event-picture';
import { useRefreshEvents } from '#features/events/use-refresh-events';

/** How one event is made; with the same key twice, it is one. */
export type AddOne = (event: EventRequest, key: string) => Promise<unknown>;

/**
 * The Add Event form and what its button does (spec §2, §8). Failing keeps what was typed.
 * @param addOne where the event comes of something else than the calendar
 */
export const useAddEvent = (defaultValues: EventForm, addOne: AddOne = addEvent) => {
  const form = useForm<EventForm>({ resolver: zodResolver(eventForm), defaultValues });
  const picture = useEventPicture(form);
  const refresh = useRefreshEvents();
  const adding = useIdempotentMutation({
    send: (values: EventForm, key) => addWith(values, key, addOne),
    done: created,
    failed: 'Failed to create event',
    onDone: refresh,
    onFailed: (error) => {
      showServerFields(form, SHOWN_FIELDS, error);
      // It may be on the calendar although no answer said so.
      refresh();
    },
  });
  const submit = form.handleSubmit((values) => {
    if (!picture.isUploading) adding.mutate(values);
  });
  return { form, picture, submit, isSaving: adding.isPending, isSaved: adding.isSuccess };
};

const SHOWN_FIELDS = [...EVENT_FIELDS, 'repeat.count', 'repeat.until'] as const;

/** How many nights were added. */
const addWith = async (values: EventForm, key: string, addOne: AddOne): Promise<number> => {
  const repeat = toRepeatRequest(values.date, values.repeat);
  if (!repeat) {
    await addOne(toEventRequest(values), key);
    return 1;
  }
  const { events } = await addSeries({ ...toEventRequest(values), repeat }, key);
  return events.length;
};

const created = (nights: number): ToastMessage => ({
  title: 'Event created successfully',
  ...(nights > 1 && { description: `${nights} nights are on the calendar.` }),
});
