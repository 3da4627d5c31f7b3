import type { DoorDevice } from '#src/common/access/door-device.js';
import { invalidField } from '#src/common/errors/domain-error.js';

/** Which tablet acts, the key of the act, and when it came here: before it waited for anything. */
export interface DoorSender {
  device: DoorDevice;
  clientKey: string;
  arrivedAt: Date;
}

/**
 * A tablet sends each act again until it is answered.
 * @param clientKey `Idempotency-Key` of the call
 * @throws DomainError naming it when it is missing
 */
export const senderOf = (device: DoorDevice, clientKey: string | null): DoorSender => {
  if (clientKey === null)
    throw invalidField('request.invalid', 'Idempotency-Key', 'Idempotency-Key must be a UUID');
  return { device, clientKey, arrivedAt: new Date() };
};
