/** Whether an account may sign in (spec §4 "User"). Stored as `is_active`. */
export const USER_STATUSES = ['active', 'blocked'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];
