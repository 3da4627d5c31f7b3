import { z } from 'zod';
import { VERIFICATION_REASON_LENGTH } from '#contract/verification-statuses';

/** Why a check-in is rejected, in staff's own words. */
export const rejectSchema = z.object({
  reason: z
    .string()
    .trim()
    .min(1, 'Please say why: the guest will be told')
    .max(VERIFICATION_REASON_LENGTH, `Reason must be at most ${VERIFICATION_REASON_LENGTH} characters`),
});

export type RejectForm = z.infer<typeof rejectSchema>;
