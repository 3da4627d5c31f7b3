import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { object, type infer as Infer } from 'zod/mini';
import type { components } from '#contract/api-types.gen';
import { DEFAULT_EVENT_TYPE_COLOR } from '#contract/events';
import { TEXT_LENGTH } from '#contract/limits';
import { changesOf } from '#shared/http/changes-of';
import { requestJson } from '#shared/http/http-client';
import { optionalText, requiredText } from '#shared/lib/form-texts';
import { useSendAgain } from '#shared/ui/mutation/use-repeats';
import { useSheetForm } from '#shared/ui/mutation/use-sheet-form';
import { eventTypesQuery, type EventType } from './event-types.queries';
import { keepEventType } from './managed-event-types.queries';

export interface EventTypeEditing {
  /** Null for a new one. */
  type: EventType | null;
  /** The venue has it, whether or not the form is still open. */
  onSaved: () => void;
  onClose: () => void;
}

/** The Add and Edit Event Type form and what its button does (spec §8). */
export const useEventTypeForm = ({ type, onSaved, onClose }: EventTypeEditing) => {
  const client = useQueryClient();
  const create = useSendAgain(postEventType, findEventType);
  return useSheetForm({
    schema: eventTypeForm,
    start: toEventTypeForm(type),
    send: (values: EventTypeForm) =>
      type
        ? putEventType(type.id, changesOf(type, toEventTypeRequest(values)))
        : create(toEventTypeRequest(values)),
    done: () => ({ title: type ? 'Event type updated successfully' : 'Event type created successfully' }),
    failed: type ? 'Failed to update event type' : 'Failed to create event type',
    onDone: (saved) => {
      keepEventType(client, saved.id, saved);
      onSaved();
    },
    refresh: refreshEventTypes,
    leave: onClose,
  });
};

export const refreshEventTypes = (client: QueryClient) => client.invalidateQueries(eventTypesQuery);

const eventTypeForm = object({
  name: requiredText(TEXT_LENGTH.eventType, 'Event type name is required'),
  color: requiredText(TEXT_LENGTH.eventTypeColor, 'Please choose a color'),
  description: optionalText(TEXT_LENGTH.eventTypeDescription),
});

type EventTypeForm = Infer<typeof eventTypeForm>;

/** What the form starts with; a new type is Golden (spec §9), and a color that another program gave stays. */
const toEventTypeForm = (type: EventType | null): EventTypeForm => ({
  name: type?.name ?? '',
  color: type?.color ?? DEFAULT_EVENT_TYPE_COLOR,
  description: type?.description ?? '',
});

/** What the form says, as the API takes it: nothing typed is null. */
const toEventTypeRequest = ({ name, color, description }: EventTypeForm): EventTypeRequest => ({
  name,
  color,
  description: description || null,
});

type EventTypeRequest = components['schemas']['EventTypeRequest'];
type EventTypeChanges = components['schemas']['EventTypeChangeRequest'];

/** The calls of the Types tab (spec §7 "Events and types"). */

const postEventType = (body: EventTypeRequest) =>
  requestJson<EventType>('/api/event-types', { method: 'POST', body });

/** The type that says all of this; its name is one type's. */
const findEventType = async ({
  name,
  color,
  description,
}: EventTypeRequest): Promise<EventType | undefined> => {
  const types = await requestJson<EventType[]>('/api/event-types');
  return types.find((type) => type.name === name && type.color === color && type.description === description);
};

const putEventType = (id: number, body: EventTypeChanges) =>
  requestJson<EventType>(`/api/event-types/${id}`, { method: 'PUT', body });
