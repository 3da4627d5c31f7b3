import { int, maximum, minimum, object, string, type infer as Infer } from 'zod/mini';
import { PARTY_SIZE, TEXT_LENGTH } from '#contract/limits';
import { optionalEmail, requiredText } from '#shared/lib/form-texts';

const partySize = int().check(minimum(PARTY_SIZE.min), maximum(PARTY_SIZE.max));

/** Somebody whose membership is known. */
export const memberSchema = object({ name: string(), email: string(), partySize });

/** Somebody else, who may give an e-mail. */
export const guestSchema = object({
  name: requiredText(TEXT_LENGTH.customerName, 'Please enter a name'),
  email: optionalEmail,
  partySize,
});

export type AdmissionForm = Infer<typeof guestSchema>;
