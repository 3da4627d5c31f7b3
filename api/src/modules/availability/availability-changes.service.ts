import { Injectable } from '@nestjs/common';
import type { SessionUser } from '#src/common/access/session-user.js';
import type { Once } from '#src/common/http/created-once.decorator.js';
import { requestHash as hashOf } from '#src/common/http/request-hash.js';
import { KeyedRequests } from '#src/database/concurrency/keyed-requests.js';
import { Database, type Transaction } from '#src/database/database.js';
import { ArtistsService } from '#src/modules/artists/artists.service.js';
import { availabilityKeyReused, profileNeeded } from './availability-errors.js';
import { AvailabilityChangeEntity } from './entities/availability-change.entity.js';

/** Who changes their calendar, and the key of the change; null for callers that send none. */
export interface AvailabilityCommand {
  user: SessionUser;
  clientKey: string | null;
}

/** One change to be made once. */
interface AvailabilityChange<Answer> extends AvailabilityCommand {
  /** What is asked for: the same for two calls that are the same call. */
  asked: unknown[];
  make(transaction: Transaction, artistId: number): Promise<Once<Answer>>;
}

/** The answer, which names the key, and whether this call added something. */
export type ChangeAnswer<Answer> = Once<Answer & { clientKey: string | null }>;

/** Makes changes of an artist's calendar one after the other, and each once for its key (design §4 "Availability"). */
@Injectable()
export class AvailabilityChangesService {
  private readonly changes = new KeyedRequests(AvailabilityChangeEntity);

  constructor(
    private readonly database: Database,
    private readonly artists: ArtistsService,
  ) {}

  /**
   * A repeat gets the answer of the first call, whatever became of the entry since. A change that was refused has not
   * used its key.
   * @throws DomainError `availability.no-profile`, `availability.key-reused`, and whatever `make` throws
   */
  async once<Answer extends object>(change: AvailabilityChange<Answer>): Promise<ChangeAnswer<Answer>> {
    const artistId = await this.artists.findIdOfAccount(change.user.id);
    if (artistId === undefined) throw profileNeeded();
    return this.database.transaction(async (transaction) => {
      if ((await this.artists.lock(transaction, [artistId])) === 0) throw profileNeeded();
      return this.makeOnce(transaction, artistId, change);
    });
  }

  private async makeOnce<Answer extends object>(
    transaction: Transaction,
    artistId: number,
    { clientKey, asked, make }: AvailabilityChange<Answer>,
  ): Promise<ChangeAnswer<Answer>> {
    const makeAnswer = async (): Promise<ChangeAnswer<Answer>> => {
      const { answer, isNew } = await make(transaction, artistId);
      return { answer: { ...answer, clientKey }, isNew };
    };
    if (clientKey === null) return makeAnswer();
    const call = await this.changes.once(
      transaction,
      { clientKey, requestHash: hashOf([artistId, ...asked]), artistId },
      { make: makeAnswer, keep: ({ answer }) => ({ answer }), reused: availabilityKeyReused },
    );
    if (call.isNew) return call.made;
    return { answer: call.earlier.answer as Answer & { clientKey: string }, isNew: false };
  }
}
