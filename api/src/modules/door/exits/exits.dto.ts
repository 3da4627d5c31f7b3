import { PARTY_SIZE } from '#contract/limits.js';
import { Id, WholeNumber } from '#src/common/validation/fields/number.decorator.js';
import { DoorAct } from '#src/modules/check-in/door/door-acts.dto.js';

/** Body of `POST /api/door/exits`. */
export class ExitRequest extends DoorAct {
  @Id({ label: 'Event' }) eventId: number;
  /** How many left. */
  @WholeNumber({ label: 'People', ...PARTY_SIZE }) people: number;
}
