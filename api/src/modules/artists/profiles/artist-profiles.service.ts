import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { SessionUser } from '#src/common/access/session-user.js';
import { orThrow } from '#src/common/errors/domain-error.js';
import type { Once } from '#src/common/http/created-once.decorator.js';
import { isStale } from '#src/common/http/if-match.js';
import { Database, type Transaction } from '#src/database/database.js';
import { JobQueue } from '#src/integrations/job-queue/job-queue.js';
import { ArtistApprovalService } from '#src/modules/artists/approval/artist-approval.service.js';
import { EventTypesService } from '#src/modules/event-types/event-types.service.js';
import {
  type ArtistContent,
  type ArtistEdit,
  type ArtistFiles,
  contentHash,
  contentOf,
} from './artist-content.js';
import {
  artistChangedMeanwhile,
  artistIncomplete,
  artistKeyReused,
  artistNotFound,
  genreChangedMeanwhile,
  profileExists,
} from '#src/modules/artists/artist-errors.js';
import {
  ArtistFilesService,
  type ReceivedArtistFiles,
} from '#src/modules/artists/files/artist-files.service.js';
import {
  artistProblems,
  type Author,
  knownPhoneOf,
  problemMessage,
} from '#src/modules/artists/artist-rules.js';
import { knowsAll, toProfile } from '#src/modules/artists/artist-view.js';
import { type ArtistChange, ArtistWritingRepository, type NewArtist } from './artist-writing.repository.js';
import type { ArtistProfileResponse, ArtistRequest } from '#src/modules/artists/artists.dto.js';
import { ArtistsRepository } from '#src/modules/artists/artists.repository.js';
import type { ArtistEntity } from '#src/modules/artists/entities/artist.entity.js';

/** A form as it was sent. */
interface ArtistForm {
  request: ArtistRequest;
  files: ReceivedArtistFiles;
  user: SessionUser;
}

const DISCARD_FILES = 'artists.discard-files';

const discardPayload = z.object({ profileImage: z.string().nullable(), demoFile: z.string().nullable() });

/** What an area does with what it holds of an artist, in the transaction that deletes them. */
type ArtistDeletionStep = (transaction: Transaction, artistId: number) => Promise<void>;

/** Filling in, changing and deleting profiles (spec §2 "Artist Profile", "Artists tab", §5, §7). */
@Injectable()
export class ArtistProfilesService {
  private readonly deletionSteps: ArtistDeletionStep[] = [];

  constructor(
    private readonly database: Database,
    private readonly artists: ArtistsRepository,
    private readonly writing: ArtistWritingRepository,
    private readonly files: ArtistFilesService,
    private readonly jobs: JobQueue,
    private readonly approval: ArtistApprovalService,
    private readonly eventTypes: EventTypesService,
  ) {
    jobs.register({ name: DISCARD_FILES, run: (job) => files.remove(discardPayload.parse(job)) });
  }

  /** Makes known what an area does before an artist is deleted; to be called before the app has started. */
  beforeDeletion(step: ArtistDeletionStep): void {
    this.deletionSteps.push(step);
  }

  /**
   * Makes an artist, once for each key: the signed-in artist's own profile, or one that staff keep. It waits for review, unless
   * an admin approves it with the same call. The bare profile that registration made is filled in (spec §4: "absent until
   * created").
   * @returns the artist, and whether this call made it
   * @throws DomainError `artists.incomplete`, `artists.profile-exists`, `artists.key-reused`, `artists.too-many`, or of the files
   */
  async create(
    { request, files, user }: ArtistForm,
    clientKey: string | null,
  ): Promise<Once<ArtistProfileResponse>> {
    const content = complete(contentOf(request), authorOf(user));
    const isApproved = approvalOf(request, user);
    const hash = contentHash({ ...content, isApproved }, [
      files.profileImage?.sha256,
      files.demoFile?.sha256,
    ]);
    const userId = user.userType === 'artist' ? user.id : null;
    const knownPhone = knownPhoneOf(content, authorOf(user));
    const artist = { ...content, knownPhone, userId, clientKey, requestHash: hash };
    // Before a picture is decoded for nothing.
    if (await this.hasProfile(userId))
      return this.database.transaction((transaction) => this.repeat(transaction, artist));
    const kept = await this.files.keep(files, user);
    const created = await this.orDiscard(kept, (transaction) =>
      this.insert(transaction, { ...artist, ...kept }, isApproved),
    );
    if (!created.isNew) await this.files.discard(kept);
    return created;
  }

  /**
   * Replaces what a person writes of an artist; what is left out is empty, and files stay unless they are sent or removed.
   * An admin may approve the profile with it, or take the approval back.
   * @throws DomainError `artists.not-found`, also for somebody else's; `artists.changed-meanwhile`, also for a genre that is gone,
   *   `artists.incomplete`, `artists.too-many`, or of the files
   */
  async replace(edit: ArtistEdit, { request, files, user }: ArtistForm): Promise<ArtistProfileResponse> {
    refuseStale(await this.artists.findById(edit.id), edit, user);
    const content = complete(contentOf(request), authorOf(user));
    const kept = await this.files.keep(files, user);
    const changes = { ...content, ...removals(request), ...kept };
    const { before, after } = await this.orDiscard(kept, (transaction) =>
      this.save(transaction, { edit, user, changes, isApproved: approvalOf(request, user) }),
    );
    await this.files.discard(left(before, after));
    return toProfile(after);
  }

  /**
   * The artist goes with their booking requests, proposals, invitations and dates; shows stay, without an artist.
   * @throws DomainError `artists.not-found`
   */
  async delete(id: number): Promise<void> {
    const artist = orThrow(
      await this.database.transaction((transaction) => this.leave(transaction, id)),
      artistNotFound,
    );
    await this.files.discard(artist);
  }

  /** As `delete`, for somebody who is forgotten, in the caller's transaction; the files go by a job. One that is gone is no error. */
  async forget(transaction: Transaction, id: number): Promise<void> {
    const artist = await this.leave(transaction, id);
    if (!artist) return;
    const { profileImage, demoFile } = artist;
    await this.jobs.add(transaction, DISCARD_FILES, { profileImage, demoFile });
  }

  private async leave(transaction: Transaction, id: number): Promise<ArtistEntity | null> {
    const leaving = await this.writing.lock(transaction, id);
    if (!leaving) return null;
    for (const step of this.deletionSteps) await step(transaction, id);
    await this.approval.leave(transaction, id);
    await this.writing.delete(transaction, id);
    return leaving;
  }

  private async insert(
    transaction: Transaction,
    artist: NewArtist,
    isApproved: boolean | undefined,
  ): Promise<Once<ArtistProfileResponse>> {
    const made =
      (await this.writing.insert(transaction, artist)) ?? (await this.writing.fillIn(transaction, artist));
    if (!made) return this.repeat(transaction, artist);
    if (isApproved !== undefined) await this.approval.decideIn(transaction, made, isApproved);
    return { answer: toProfile(made), isNew: true };
  }

  /** Whether the account has more than the bare profile that registration made. */
  private async hasProfile(userId: number | null): Promise<boolean> {
    return userId !== null && Boolean((await this.artists.findByUserId(userId))?.genre);
  }

  /** What an earlier call of the same key made, if it asked for the same. */
  private async repeat(
    transaction: Transaction,
    { clientKey, userId, requestHash: hash }: NewArtist,
  ): Promise<Once<ArtistProfileResponse>> {
    const earlier = clientKey === null ? undefined : await this.writing.findByKey(transaction, clientKey);
    if (!earlier) throw profileExists();
    if (earlier.userId !== userId || earlier.requestHash !== hash) throw artistKeyReused();
    return { answer: toProfile(earlier), isNew: false };
  }

  private async save(
    transaction: Transaction,
    {
      edit,
      user,
      changes: written,
      isApproved,
    }: {
      edit: ArtistEdit;
      user: SessionUser;
      changes: Omit<ArtistChange, 'knownPhone'>;
      isApproved: boolean | undefined;
    },
  ): Promise<{ before: ArtistEntity; after: ArtistEntity }> {
    const before = refuseStale(await this.writing.lock(transaction, edit.id), edit, user);
    await this.refuseOldGenre(transaction, { edit, before, genre: written.genre });
    const changes = { ...written, knownPhone: knownPhoneOf(written, authorOf(user), before) };
    const after = await this.writing.update(transaction, before, changes);
    if (isApproved !== undefined) await this.approval.decideIn(transaction, after, isApproved);
    return { before, after };
  }

  /** Renaming a type leaves the version of its artists (decision 12): a form from before would bring the old name back. */
  private async refuseOldGenre(
    transaction: Transaction,
    { edit, before, genre }: { edit: ArtistEdit; before: ArtistEntity; genre: string },
  ): Promise<void> {
    if (edit.expectedVersion === null || genre === before.genre) return;
    const names = await this.eventTypes.findNames(transaction);
    if (!names.some((name) => name.toLowerCase() === genre)) throw genreChangedMeanwhile();
  }

  /** Files that no committed change names are removed at once. */
  private async orDiscard<T>(
    kept: Partial<ArtistFiles>,
    work: (transaction: Transaction) => Promise<T>,
  ): Promise<T> {
    try {
      return await this.database.transaction(work);
    } catch (error) {
      await this.files.discard(kept);
      throw error;
    }
  }
}

const authorOf = ({ userType }: SessionUser): Author => (userType === 'admin' ? 'staff' : 'artist');

/** What an admin decides on the profile; an artist decides nothing on their own. */
const approvalOf = ({ isApproved }: ArtistRequest, { userType }: SessionUser): boolean | undefined =>
  userType === 'admin' ? isApproved : undefined;

const complete = (content: ArtistContent, author: Author): ArtistContent => {
  const problems = artistProblems(content, author);
  if (Object.keys(problems).length > 0)
    throw artistIncomplete(problemMessage(content, problems, author), problems);
  return content;
};

/** The artist, if this person may change this version of it. */
const refuseStale = (
  artist: ArtistEntity | null | undefined,
  { expectedVersion }: ArtistEdit,
  user: SessionUser,
): ArtistEntity => {
  if (!artist || !knowsAll(artist, user)) throw artistNotFound();
  if (isStale(expectedVersion, artist.version)) throw artistChangedMeanwhile();
  return artist;
};

const removals = ({ removeProfileImage, removeDemoFile }: ArtistRequest): Partial<ArtistFiles> => ({
  ...(removeProfileImage && { profileImage: null }),
  ...(removeDemoFile && { demoFile: null, demoFileType: null }),
});

/** The files that the change took away. */
const left = (before: ArtistFiles, after: ArtistFiles): Partial<ArtistFiles> => ({
  profileImage: before.profileImage === after.profileImage ? null : before.profileImage,
  demoFile: before.demoFile === after.demoFile ? null : before.demoFile,
});
