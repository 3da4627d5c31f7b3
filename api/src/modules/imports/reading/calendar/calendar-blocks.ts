/** A part of a calendar file, as it stands there. */
export interface CalendarBlock {
  /** Where it begins in the file, from 1. */
  line: number;
  text: string;
  isWhole: boolean;
}

/** What a calendar file is made of. */
export interface CalendarBlocks {
  events: CalendarBlock[];
  zones: CalendarBlock[];
  /** Tasks and notes, which are no shows. */
  others: number;
}

const BEGIN = /^BEGIN:(VEVENT|VTIMEZONE|VTODO|VJOURNAL)\s*$/i;

/** The parts of a calendar file, each read on its own: one that is damaged costs no other. */
export const calendarBlocks = (text: string): CalendarBlocks => {
  const found: CalendarBlocks = { events: [], zones: [], others: 0 };
  const lines = text.split(/\r\n|\n|\r/);
  let open: { name: string; start: number } | undefined;
  const close = (end: number, isWhole: boolean) => {
    if (!open) return;
    const block = { line: open.start + 1, text: lines.slice(open.start, end).join('\r\n'), isWhole };
    if (open.name === 'VEVENT') found.events.push(block);
    else if (open.name === 'VTIMEZONE') found.zones.push(block);
    else found.others += 1;
    open = undefined;
  };
  for (const [place, line] of lines.entries()) {
    const name = BEGIN.exec(line)?.[1]?.toUpperCase();
    // A part that begins before the one before it has ended: that one was cut off.
    if (name !== undefined) close(place, false);
    if (name !== undefined) open = { name, start: place };
    else if (open && line.trim().toUpperCase() === `END:${open.name}`) close(place + 1, true);
  }
  close(lines.length, false);
  return found;
};
