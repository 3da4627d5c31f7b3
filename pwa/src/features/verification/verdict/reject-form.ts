import { maxLength, minLength, object, string, trim, type infer as Infer } from 'zod/mini';
import { VERIFICATION_REASON_LENGTH } from '#contract/photos';

/** Why a check-in is rejected, in staff's own words. */
export const rejectSchema = object({
  reason: string().check(
    trim(),
    minLength(1, 'Please say why: the guest will be told'),
    maxLength(VERIFICATION_REASON_LENGTH, `Reason must be at most ${VERIFICATION_REASON_LENGTH} characters`),
  ),
});

export type RejectForm = Infer<typeof rejectSchema>;
