import { ArtistEntity } from '#src/modules/artists/entities/artist.entity.js';
import { AvailabilityEntity } from '#src/modules/availability/entities/availability.entity.js';
import { SessionEntity } from '#src/modules/auth/entities/session.entity.js';
import { EventTypeEntity } from '#src/modules/event-types/entities/event-type.entity.js';
import { EventEntity } from '#src/modules/events/entities/event.entity.js';
import { UserEntity } from '#src/modules/users/entities/user.entity.js';
import { VenueEntity } from '#src/modules/venue/entities/venue.entity.js';

/** The tables that are read and written through TypeORM. Hot writes and the ledger are SQL in their repositories. */
export const ENTITIES = [
  ArtistEntity,
  AvailabilityEntity,
  EventEntity,
  EventTypeEntity,
  SessionEntity,
  UserEntity,
  VenueEntity,
];
