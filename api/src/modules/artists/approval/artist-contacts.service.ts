import { Injectable } from '@nestjs/common';
import type { Transaction } from '#src/database/database.js';
import { UsersService } from '#src/modules/users/users.service.js';
import {
  type ArtistContact,
  ArtistContactsRepository,
  type CallingArtist,
} from './artist-contacts.repository.js';

/** An artist as somebody to make an agreement with. */
export interface HeldArtist extends ArtistContact {
  /** Whether staff have blocked the artist's account; never for an artist without one. */
  isBlocked: boolean;
}

/** Artists as people whom the venue writes to and agrees with. */
@Injectable()
export class ArtistContactsService {
  constructor(
    private readonly artists: ArtistContactsRepository,
    private readonly users: UsersService,
  ) {}

  /** Null for an artist who is gone. */
  find(transaction: Transaction, id: number): Promise<ArtistContact | null> {
    return this.artists.find(transaction, id);
  }

  /**
   * Approved artists whose phone, as staff know it, may be this one: numbers are kept as they were typed, so their last digits are compared.
   * @param digits the last ones of the number (`phoneEnding`)
   */
  findByPhoneEnding(transaction: Transaction, digits: string): Promise<CallingArtist[]> {
    return this.artists.findByPhoneEnding(transaction, digits);
  }

  /** Phones of artists, approved or not, that end with any of these digits (`phoneEnding`). */
  findPhonesEnding(endings: readonly string[]): Promise<string[]> {
    return this.artists.findPhonesEnding(endings);
  }

  /** The artist, held still until the transaction ends: nobody else agrees with them meanwhile. Undefined for one who is gone. */
  async hold(transaction: Transaction, id: number): Promise<HeldArtist | undefined> {
    const artist = await this.artists.hold(transaction, id);
    if (!artist) return undefined;
    const { userId } = artist;
    const isBlocked = userId !== null && !(await this.users.findActive(transaction, userId));
    return { ...artist, isBlocked };
  }
}
