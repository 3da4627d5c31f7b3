import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { EMAIL_HASH_DIGITS, LONGEST_DOOR_WAIT } from '#contract/door.js';
import { doorNightAt, isAtDoor } from '#contract/rules/door/door-night.js';
import { addDays } from '#contract/calendar-date.js';
import type { DoorDevice } from '#src/common/access/door-device.js';
import { requestHash } from '#src/common/http/request-hash.js';
import { AreaNews } from '#src/common/public-answers/area-news.js';
import { secretHash } from '#src/common/secrets/secret-token.js';
import { StaffService } from '#src/modules/users/staff/staff.service.js';
import { VenueService } from '#src/modules/venue/venue.service.js';
import type { DoorGuest, DoorListQuery, DoorListResponse, DoorNight } from './door-list.dto.js';
import { SameRead } from '#src/database/concurrency/same-read.js';
import { type ChangedGuest, type Changes, DoorListRepository } from './door-list.repository.js';
import { type ListPosition, NOTHING_SEEN, readCursor, writeCursor } from './list-cursor.js';

/** Characters of the tag that tells one night's details from others. */
const TAG_LENGTH = 16;

/** The night as all tablets have it, and the position of a list that is read after it. */
interface SharedNight {
  night: Omit<DoorNight, 'deviceName'>;
  position: ListPosition;
}

const NO_CHANGES: Changes = { guests: [], departed: [], entries: [], exits: [] };

/**
 * What the tablets keep of tonight, by differences (design §7 "The list", decision 41). When something happens all of them ask,
 * and what is the same for them is read once, one read after the other.
 */
@Injectable()
export class DoorListService implements OnApplicationBootstrap {
  private readonly nights = new SameRead<SharedNight>({ oneAtATime: true });
  private readonly changes = new SameRead<Changes>({ oneAtATime: true });

  constructor(
    private readonly list: DoorListRepository,
    private readonly staff: StaffService,
    private readonly venue: VenueService,
    private readonly news: AreaNews,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.list.forgetFutureChanges();
  }

  /** What changed since the tablet asked last; waits for something to change if it is asked to. */
  async find(query: DoorListQuery, device: DoorDevice): Promise<DoorListResponse> {
    if (!query.wait) return this.read(query, device);
    // From before the list is read: what happens in between is news.
    const seconds = Math.min(query.wait, LONGEST_DOOR_WAIT);
    const news = this.news.next(['door', 'events', 'venue'], seconds * 1_000);
    try {
      const list = await this.read(query, device);
      if (hasNews(list)) return list;
      await news.come;
      return await this.read(query, device);
    } finally {
      news.stop();
    }
  }

  private async read(query: DoorListQuery, device: DoorDevice): Promise<DoorListResponse> {
    // The position is older than the changes read after it: what happens in between comes twice, and is never left out.
    const { night: shared, position } = await this.nights.read('tonight', () => this.findNight());
    const night: DoorNight = { ...shared, deviceName: device.name };
    const nightTag = requestHash([night]).slice(0, TAG_LENGTH);
    const isSameNight = nightTag === query.night;
    const since = readCursor(query.since, position);
    const shows = night.shows.map(({ id }) => id);
    const isOpen = shows.length > 0;
    // A show that is new on the list brings what happened at it before.
    const acts = { seen: (isSameNight && since) || NOTHING_SEEN, shows };
    const { guests, ...changes } = isOpen
      ? await this.changes.read(JSON.stringify([since, acts]), () => this.list.findChanges(acts, since))
      : NO_CHANGES;
    return {
      // Without a show the tablet keeps nobody, and starts again with the next.
      cursor: isOpen ? writeCursor(position) : '',
      isWhole: since === null || !isOpen,
      nightTag,
      night: isSameNight ? null : night,
      guests: guests.map((guest) => hashedFor(device, guest)),
      ...changes,
      readAt: new Date(),
    };
  }

  /** All at once: while a crowd checks in, each way to the database is a wait. */
  private async findNight(): Promise<SharedNight> {
    const now = new Date();
    const [{ timeZone, doorNeedsPhoto }, people, { shows, position }] = await Promise.all([
      this.venue.find(),
      this.staff.findDoorPeople(),
      this.list.findShows(...daysAround(now)),
    ]);
    const atDoor = shows.filter((show) => isAtDoor(show, now, timeZone));
    const night = {
      date: doorNightAt(now, timeZone),
      timeZone,
      needsPhoto: doorNeedsPhoto,
      shows: atDoor.map(({ tables: _tables, ...show }) => show),
      tables: atDoor.flatMap(({ tables }) => tables),
      people,
    };
    return { night, position };
  }
}

/** In whatever time zone, the night's date is within two days before and one after this one in UTC; its shows are a day around it. */
const daysAround = (now: Date): [from: string, to: string] => {
  const date = now.toISOString().slice(0, 10);
  return [addDays(date, -3), addDays(date, 2)];
};

const hashedFor = ({ emailSalt }: DoorDevice, { address, ...guest }: ChangedGuest): DoorGuest => ({
  ...guest,
  emailHash: secretHash(emailSalt + address).slice(0, EMAIL_HASH_DIGITS),
});

const hasNews = ({ isWhole, night, guests, departed, entries, exits }: DoorListResponse): boolean =>
  isWhole || night !== null || [guests, departed, entries, exits].some((part) => part.length > 0);
