import type { WallClock } from '#contract/rules/clock';

/** What a show must tell for its tables. */
export interface TableEvent {
  id: number;
  name: string;
  date: string;
  time: string;
  status: string;
}

/** Whether guests can still book a table: the show takes place, and has not begun by the venue's clock. */
export const takesTables = ({ date, time, status }: TableEvent, clock: WallClock): boolean =>
  status === 'scheduled' && (date > clock.date || (date === clock.date && time > clock.time));
