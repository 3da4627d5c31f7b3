import { enum as oneOf, maxLength, minLength, object, string, trim, type infer as Infer } from 'zod/mini';
import { DEFAULT_EVENT_TYPE_COLOR, EVENT_TYPE_COLORS } from '#contract/events';
import { TEXT_LENGTH } from '#contract/limits';
import type { EventType } from './event-types.queries';
import type { EventTypeRequest } from './event-types.requests';

const COLORS = EVENT_TYPE_COLORS.map(({ value }) => value);

const atMost = (limit: number) => maxLength(limit, `At most ${limit} characters`);

/** The Add and Edit Event Type form. */
export const eventTypeForm = object({
  name: string().check(trim(), minLength(1, 'Event type name is required'), atMost(TEXT_LENGTH.eventType)),
  color: oneOf(COLORS, 'Please choose a color'),
  description: string().check(trim(), atMost(TEXT_LENGTH.eventTypeDescription)),
});

export type EventTypeForm = Infer<typeof eventTypeForm>;

/** The form's fields in the order in which they are seen. */
export const EVENT_TYPE_FIELDS = ['name', 'color', 'description'] as const;

/** What the form starts with; a new type, and one of a colour nobody knows, is Golden (spec §9). */
export const toEventTypeForm = (type: EventType | null): EventTypeForm => ({
  name: type?.name ?? '',
  color: COLORS.find((color) => color === type?.color) ?? DEFAULT_EVENT_TYPE_COLOR,
  description: type?.description ?? '',
});

/** What the form says, as the API takes it: nothing typed is null. */
export const toEventTypeRequest = ({ name, color, description }: EventTypeForm): EventTypeRequest => ({
  name,
  color,
  description: description || null,
});
