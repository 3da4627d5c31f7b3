import { isAdminOrArtist, type AuthUser } from '#shared/session/auth-user';
import type { Venue } from './venue.queries';

/**
 * Whether artist notes are shown where an event has any: to staff and artists, or to all when the venue shows notes (spec
 * §2). The API sends them to nobody else.
 */
export const seesArtistNotes = (user: AuthUser | null, venue: Venue | undefined): boolean =>
  isAdminOrArtist(user) || venue?.showArtistNotes === true;
