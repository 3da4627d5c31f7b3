import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import type { components } from '#contract/api-types.gen';
import { underKey } from '#shared/http/command-headers';
import { requestJson } from '#shared/http/http-client';
import { FormSheet } from '#shared/ui/dialog/form-sheet';
import type { ToastMessage } from '#shared/ui/feedback/toast-store';
import { showServerFields } from '#shared/ui/mutation/show-server-fields';
import { useIdempotentMutation } from '#shared/ui/mutation/use-idempotent-mutation';
import { useWhenSaved } from '#shared/ui/mutation/use-when-saved';
import { usePageTitle } from '#shared/ui/page/use-page-title';
import { EVENTS_PATH, type EventRequest } from '#features/events/events.queries';
import { toRepeatRequest } from '#features/events/form/repeat/event-repeat';
import { EventRepeatFields } from '#features/events/form/repeat/event-repeat-fields';
import { useEventPicture } from '#features/events/form/repeat/use-event-picture';
import { useRefreshEvents } from '#features/events/use-refresh-events';
import { EventFields, type EventChoices } from './event-fields';
import { type EventForm, eventForm, toEventRequest } from './event-form';

interface AddEventSheetProps {
  /** What the form starts with: a day, or an event to make another of. */
  start: EventForm;
  choices: EventChoices;
  /** For an event made from something else, e.g. a text: words above its fields, and how it is made. It is one night. */
  origin?: { words: ReactNode; addOne: AddOne };
  onClose: () => void;
  /** As `Sheet` has it. */
  isRoute?: boolean;
}

/** Add Event (spec §2, §5): one night, or the nights of a series. */
export const AddEventSheet = ({ start, choices, origin, onClose, isRoute = false }: AddEventSheetProps) => {
  const { form, picture, submit, isSaving, isSaved } = useAddEvent(start, origin?.addOne);
  usePageTitle('Add Event');
  useWhenSaved(isSaved, onClose);
  return (
    <FormSheet
      title="Add Event"
      onClose={onClose}
      isRoute={isRoute}
      submit={submit}
      submitLabel="Create Event"
      pendingLabel={isSaving ? 'Creating...' : 'Uploading picture...'}
      isSaving={isSaving}
      isWaiting={picture.isUploading}
      isDirty={(form.formState.isDirty || picture.isUploading) && !isSaved}
    >
      {origin?.words}
      <EventFields form={form} choices={choices} picture={picture} />
      {!origin && <EventRepeatFields form={form} />}
    </FormSheet>
  );
};

/** How one event is made; with the same key twice, it is one. */
type AddOne = (event: EventRequest, key: string) => Promise<unknown>;

const addEvent: AddOne = (body, key) =>
  requestJson(EVENTS_PATH, { method: 'POST', body, headers: underKey(key) });

/**
 * The Add Event form and what its button does (spec §2, §8). Failing keeps what was typed.
 * @param addOne makes an event from something else than the calendar
 */
const useAddEvent = (defaultValues: EventForm, addOne: AddOne = addEvent) => {
  const form = useForm<EventForm>({ resolver: zodResolver(eventForm), defaultValues });
  const picture = useEventPicture(form);
  const refresh = useRefreshEvents();
  const adding = useIdempotentMutation({
    send: (values: EventForm, key) => addWith(values, key, addOne),
    done: created,
    failed: 'Failed to create event',
    onDone: refresh,
    onFailed: (error) => {
      showServerFields(form, error);
      // It may be on the calendar although no answer said so.
      refresh();
    },
  });
  const submit = form.handleSubmit((values) => {
    if (!picture.isUploading) adding.mutate(values);
  });
  return { form, picture, submit, isSaving: adding.isPending, isSaved: adding.isSuccess };
};

/** How many nights were added. */
const addWith = async (values: EventForm, key: string, addOne: AddOne): Promise<number> => {
  const repeat = toRepeatRequest(values.date, values.repeat);
  if (!repeat) {
    await addOne(toEventRequest(values), key);
    return 1;
  }
  const body = { ...toEventRequest(values), repeat };
  const { events } = await requestJson<components['schemas']['EventSeriesResponse']>(
    `${EVENTS_PATH}/series`,
    { method: 'POST', body, headers: underKey(key) },
  );
  return events.length;
};

const created = (nights: number): ToastMessage => ({
  title: 'Event created successfully',
  ...(nights > 1 && { description: `${nights} nights are on the calendar.` }),
});
