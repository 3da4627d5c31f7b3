import { Injectable } from '@nestjs/common';
import { UserManagementService } from '#src/modules/users/user-management.service.js';
import { ArtistsRepository } from '#src/modules/artists/artists.repository.js';

/**
 * What stays of an artist whose account is deleted: the profile, which the venue books and pays by; only the empty one
 * that registration made goes along (decision 11).
 */
@Injectable()
export class ArtistDeletion {
  constructor(users: UserManagementService, artists: ArtistsRepository) {
    users.beforeDeletion((transaction, { id }) => artists.deleteUntouchedStub(transaction, id));
  }
}
