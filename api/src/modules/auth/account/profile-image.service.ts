import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { signedOut } from '#src/common/access/access-errors.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import { orThrow } from '#src/common/errors/domain-error.js';
import type { ReceivedFile } from '#src/common/uploads/received-file.js';
import { Database } from '#src/database/database.js';
import { JobQueue } from '#src/integrations/job-queue/job-queue.js';
import type { PictureCollection } from '#src/integrations/pictures/picture-collection.js';
import { Pictures } from '#src/integrations/pictures/pictures.js';
import { UserManagementService } from '#src/modules/users/user-management.service.js';
import { UsersService } from '#src/modules/users/users.service.js';
import type { UserResponse } from '#src/modules/auth/auth.dto.js';
import { accountResponse } from '#src/modules/auth/auth.service.js';
import { AttemptsThrottle } from '#src/modules/auth/sessions/attempts-throttle.js';
import { profileImageProblems } from './profile-image-problems.js';

/** Pixels: as large as an account page shows a face on a sharp screen. */
const LONGEST_SIDE = 512;

const DISCARD = 'auth.discard-profile-image';

/** The picture of an account's owner (spec §3 users.profileImage, §5 "Profile image"). */
@Injectable()
export class ProfileImageService {
  private readonly portraits: PictureCollection;

  constructor(
    private readonly database: Database,
    private readonly users: UsersService,
    private readonly throttle: AttemptsThrottle,
    management: UserManagementService,
    pictures: Pictures,
    jobs: JobQueue,
  ) {
    this.portraits = pictures.register({
      prefix: 'person',
      maxSide: LONGEST_SIDE,
      words: profileImageProblems,
      findUsed: (addresses) => users.findProfileImagesIn(addresses),
    });
    jobs.register({ name: DISCARD, run: (address) => this.portraits.remove(z.string().parse(address)) });
    management.beforeDeletion(async (transaction, { profileImage }) => {
      if (profileImage !== null) await jobs.add(transaction, DISCARD, profileImage);
    });
  }

  /**
   * Keeps a picture as the account's; the one before is removed. Counted before it is decoded, also when it is no picture.
   * @throws DomainError of `profileImageProblems`, `auth.too-many-attempts` or of the storage
   */
  async replace(user: SessionUser, file: ReceivedFile | undefined): Promise<UserResponse> {
    if (!file) throw profileImageProblems.missing();
    await this.throttle.count('profile-image-account', String(user.id));
    return this.change(user, await this.portraits.keep(file));
  }

  /** Leaves the account without a picture; there may have been none. */
  remove(user: SessionUser): Promise<UserResponse> {
    return this.change(user, null);
  }

  private async change(user: SessionUser, profileImage: string | null): Promise<UserResponse> {
    const before = await this.database.transaction(async (transaction) => {
      const account = orThrow(await this.users.lock(transaction, user.id), signedOut);
      await this.users.change(transaction, user.id, { profileImage });
      return account;
    });
    await this.portraits.discard(before.profileImage);
    return accountResponse(Object.assign(before, { profileImage }));
  }
}
