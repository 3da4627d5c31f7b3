/** Staff's verdict on a check-in photo (spec §4 starts at `pending`; the other two are design §4). */
export const VERIFICATION_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type VerificationStatus = (typeof VERIFICATION_STATUSES)[number];
