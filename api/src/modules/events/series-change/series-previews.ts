import type { EventEntity } from '#src/modules/events/entities/event.entity.js';
import type { ShowTies } from '#src/modules/events/artist/show-followers.service.js';
import { EVENT_FIELDS, type EventField } from '#src/modules/events/writing/event-content.js';
import type { PlannedShow } from './series-change-rules.js';
import type { SeriesFieldResponse, SeriesPreviewResponse } from './series-change.dto.js';

type Dated = Pick<EventEntity, 'date'>;

interface Span {
  shows: number;
  first: string | null;
  last: string | null;
}

type TiesOf<Show> = ShowTies & { show: Show };

const sum = (ties: readonly ShowTies[], what: keyof ShowTies): number =>
  ties.reduce((total, tie) => total + tie[what], 0);

const span = (shows: readonly Dated[]): Span => ({
  shows: shows.length,
  first: shows.at(0)?.date ?? null,
  last: shows.at(-1)?.date ?? null,
});

/** A show whose people are told of the change, with its new status: it is put on or off, or takes place at another time. */
export const toldStatus = ({
  show: { id, status: before },
  changes: { status, date, time },
}: PlannedShow<EventEntity>): Pick<EventEntity, 'id' | 'status'> | undefined => {
  if (status) return { id, status };
  return before === 'scheduled' && (date ?? time) ? { id, status: before } : undefined;
};

/** What a change comes to, field by field. @param ties of the shows whose people are told, with their new status */
export const changePreview = (
  planned: readonly PlannedShow<EventEntity>[],
  { played, ties }: { played: number; ties: readonly TiesOf<Pick<EventEntity, 'status'>>[] },
): SeriesPreviewResponse => ({
  ...span(showsThat(planned, ({ changes }) => Object.keys(changes).length > 0)),
  fields: EVENT_FIELDS.flatMap((field) => fieldPreview(planned, field) ?? []),
  played,
  tables: sum(ties, 'tables'),
  reminders: sum(ties.filter(isOff), 'reminders'),
  checkIns: 0,
  canUndo: true,
});

/** What a deletion comes to. */
export const deletionPreview = (
  ties: readonly TiesOf<Pick<EventEntity, 'date' | 'status'>>[],
  played: number,
): SeriesPreviewResponse => ({
  ...span(ties.map(({ show }) => show)),
  fields: [],
  played,
  tables: sum(ties.filter(tellsOfLeaving), 'tables'),
  reminders: sum(ties.filter(tellsOfLeaving), 'reminders'),
  checkIns: sum(ties, 'checkIns'),
  canUndo: sum(ties, 'checkIns') === 0,
});

/** Only a show that is off is told of at once: one that takes place again is reminded of on its day. */
const isOff = ({ show }: TiesOf<Pick<EventEntity, 'status'>>): boolean => show.status !== 'scheduled';

/** The people of a cancelled show know already that it is off. */
const tellsOfLeaving = ({ show }: TiesOf<Pick<EventEntity, 'status'>>): boolean =>
  show.status !== 'cancelled';

const fieldPreview = (
  planned: readonly PlannedShow<EventEntity>[],
  field: EventField,
): SeriesFieldResponse | undefined => {
  const shows = showsThat(planned, ({ changes }) => changes[field] !== undefined);
  if (shows.length === 0) return undefined;
  const kept = planned.filter((plan) => plan.kept.includes(field)).length;
  return { field, ...span(shows), kept };
};

const showsThat = (
  planned: readonly PlannedShow<EventEntity>[],
  isMeant: (plan: PlannedShow<EventEntity>) => boolean,
): Dated[] => planned.filter(isMeant).map(({ show }) => show);
