import ICAL from 'ical.js';
import type { CalendarBlock } from './calendar-blocks.js';

/** An entry of a calendar file. */
export interface CalendarEntry {
  line: number;
  component: ICAL.Component;
}

/** Entries of one name: the one that counts, the changed nights of its repetition, and what stands there again. */
export interface EntryGroup {
  uid: string;
  master: CalendarEntry | undefined;
  /** Nights that differ from the repetition. */
  nights: CalendarEntry[];
  /** Older copies of the master. */
  copies: CalendarEntry[];
}

/** An entry that cannot be read, and why. */
export interface DamagedEntry {
  line: number;
  problem: string;
}

const TORN = 'The file ends, or the next entry begins, in the middle of this entry.';
const DAMAGED = 'This entry is damaged and cannot be read.';

/** The one part of a block, as ical.js reads it; undefined when it cannot. */
const partOf = ({ text }: CalendarBlock): unknown[] | undefined => {
  try {
    const calendar = ICAL.Component.fromString(`BEGIN:VCALENDAR\r\n${text}\r\nEND:VCALENDAR`);
    return calendar.getFirstSubcomponent()?.jCal;
  } catch {
    return undefined;
  }
};

/** Entries by their names, in the file's order; a name without any is an entry of its own. */
export class CalendarEntries {
  readonly groups: EntryGroup[] = [];
  readonly damaged: DamagedEntry[] = [];
  private readonly byUid = new Map<string, EntryGroup>();
  private readonly zones: unknown[][];

  constructor(zones: readonly CalendarBlock[]) {
    this.zones = zones.map(partOf).filter((zone) => zone !== undefined);
  }

  add(block: CalendarBlock): void {
    const part = block.isWhole ? partOf(block) : undefined;
    if (!part) {
      this.damaged.push({ line: block.line, problem: block.isWhole ? DAMAGED : TORN });
      return;
    }
    // The zones stand beside each entry, where it looks for them.
    const calendar = new ICAL.Component(['vcalendar', [], [...this.zones, part]]);
    const component = calendar.getFirstSubcomponent('vevent');
    if (component) this.place({ line: block.line, component });
  }

  private place(entry: CalendarEntry): void {
    const uid = textOf(entry.component, 'uid');
    const group = this.groupOf(uid);
    if (entry.component.hasProperty('recurrence-id')) group.nights.push(entry);
    else if (!group.master) group.master = entry;
    else if (isNewer(entry.component, group.master.component)) {
      group.copies.push(group.master);
      group.master = entry;
    } else group.copies.push(entry);
  }

  private groupOf(uid: string): EntryGroup {
    const known = uid === '' ? undefined : this.byUid.get(uid);
    if (known) return known;
    const group: EntryGroup = { uid, master: undefined, nights: [], copies: [] };
    this.groups.push(group);
    if (uid !== '') this.byUid.set(uid, group);
    return group;
  }
}

/** A property as text; empty when it is not there. */
export const textOf = (component: ICAL.Component, name: string): string => {
  const value: unknown = component.getFirstPropertyValue(name);
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value : '';
};

const isNewer = (one: ICAL.Component, other: ICAL.Component): boolean =>
  Number(textOf(one, 'sequence') || 0) > Number(textOf(other, 'sequence') || 0);
