import type { EventStatus } from '#contract/events.js';
import { twelveHourTime } from '#contract/rules/clock.js';

/** What a show is called, and what became of it. */
interface NamedShow {
  name: string;
  status: EventStatus;
}

const BECAME: Record<EventStatus, string> = {
  scheduled: '',
  postponed: 'Postponed: ',
  cancelled: 'Cancelled: ',
};

/** The show's name, with what programs that know no status would hide. */
export const showTitle = ({ name, status }: NamedShow): string => `${BECAME[status]}${name}`;

/** Doors, who plays, and what it is, in lines. */
export const showDetails = (
  { doorsTime, description }: { doorsTime: string | null; description: string | null },
  artistName: string | undefined,
): string =>
  [artistName && `With ${artistName}`, doorsTime && `Doors ${twelveHourTime(doorsTime)}`, description]
    .filter(Boolean)
    .join('\n');
