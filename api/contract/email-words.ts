/** What a wrong e-mail address is told, on phone and server (spec §5). */
export const INVALID_EMAIL = 'Invalid email address';
