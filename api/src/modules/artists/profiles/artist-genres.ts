import { Injectable } from '@nestjs/common';
import { EventTypesService } from '#src/modules/event-types/event-types.service.js';
import { ArtistsRepository } from '#src/modules/artists/artists.repository.js';

/** An artist's genre is an event type's name (spec §2 "Artist Profile"), and follows when the type is renamed. */
@Injectable()
export class ArtistGenres {
  constructor(eventTypes: EventTypesService, artists: ArtistsRepository) {
    eventTypes.register({
      rename: (transaction, from, to) => artists.renameGenre(transaction, from, to),
    });
  }
}
