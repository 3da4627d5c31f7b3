import type { ActTimes } from '#contract/rules/events/set-times.js';
import type { EventChanges } from '#src/modules/events/writing/event-content.js';
import type { PlannedShow, SeriesShow } from './series-change-rules.js';

/** A changed show, and what it was. */
export interface ShowBefore extends Pick<SeriesShow, 'id' | 'name' | 'date' | 'ownFields'> {
  /** The version that the change made; another one means that somebody changed it since. */
  version: number;
  /** The values that the change replaced. */
  values: EventChanges;
}

/** A deleted show by its columns, of which these are read. */
type KeptRow = Record<'name' | 'date' | 'time' | 'status', string> & {
  id: number;
  /** As the column has it: JSON. */
  artist_ids: string | null;
  act_times: ActTimes | null;
  end_time: string | null;
};

/** Deleted shows with all that stood for them, as `kept_shows` gives them. */
export interface KeptShows {
  shows: KeptRow[];
  /** What stood for them, by table. */
  links: { name: string }[];
}

/** What an undo needs: shows as they were, in the order in which they were saved, or shows that are gone. */
export type SeriesUndo = { before: ShowBefore[] } | KeptShows;

/** The values that restore a show. */
export const beforeOf = ({ show, changes }: PlannedShow<SeriesShow & { version: number }>): ShowBefore => ({
  id: show.id,
  name: show.name,
  date: show.date,
  ownFields: show.ownFields,
  version: show.version + 1,
  values: Object.fromEntries(Object.keys(changes).map((field) => [field, show[field as keyof EventChanges]])),
});
