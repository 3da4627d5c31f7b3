import type { DoorRow } from '#features/door/acts/tonight';
import { doorTime } from './door-times';

/** Says of somebody who is to be let in once more when and where they came. */
export const alreadyIn = ({ occurredAt, gate, partySize }: DoorRow, timeZone: string): string =>
  `Already in, ${doorTime(occurredAt, timeZone)}${gate ? `, ${gate}` : ''} · party of ${partySize}`;
