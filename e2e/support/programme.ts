import { showNightAt, wallClockAt } from '#contract/rules/clock';
import { test as base } from './fixtures';
import type { Venue } from './venue';
import { createEvent, DOORS, type TestEvent } from './venue-truth';

const TIME_ZONE = 'America/Chicago';

interface NewEvent {
  name: string;
  date: string;
  time: string;
  type: string;
  status: 'scheduled' | 'postponed' | 'cancelled';
  description: string | null;
  artistNotes: string | null;
}

/** What plays at the venue, all of it, for one test. */
export class Programme {
  private constructor(private readonly venue: Venue) {}

  /** Takes everything off the bill, and every artist's marks off the calendar. */
  static async empty(venue: Venue): Promise<Programme> {
    await venue.sql('DELETE FROM events');
    await venue.sql('DELETE FROM artist_availability');
    return new Programme(venue);
  }

  /** The date on the venue's calendar today. */
  get today(): string {
    return wallClockAt(new Date(), TIME_ZONE).date;
  }

  /** The date of the show night that is on: until four in the morning, yesterday's. */
  get tonight(): string {
    return showNightAt(new Date(), TIME_ZONE);
  }

  async add(event: Partial<NewEvent> & Pick<NewEvent, 'name'>): Promise<TestEvent> {
    const { name, date, time, type, status, description, artistNotes }: NewEvent = {
      date: this.tonight,
      time: '20:00',
      type: 'country',
      status: 'scheduled',
      description: null,
      artistNotes: null,
      ...event,
    };
    const doors = date === this.tonight && time > DOORS ? DOORS : null;
    const [row] = await this.venue.sql<TestEvent>(
      `INSERT INTO events (name, date, time, doors_time, type, status, description, artist_notes)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id, name, date`,
      [name, date, time, doors, type, status, description, artistNotes],
    );
    if (!row) throw new Error('The event was not created.');
    return row;
  }
}

/** A day of another month, e.g. the 15th two months on. */
export const dayOfMonth = (date: string, months: number, day: number): string => {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, day)).toISOString().slice(0, 10);
};

/** Journeys about the events themselves: the bill is this test's alone, tonight's `event` first. */
export const test = base.extend<{ programme: Programme }>({
  programme: async ({ venue }, use) => {
    await use(await Programme.empty(venue));
    await Programme.empty(venue);
  },
  event: async ({ venue, programme: _emptied }, use) => use(await createEvent(venue)),
});
