import { MAX_PHOTO_BYTES } from '#contract/limits';
import { HttpError, isRefused, messageOf } from '#shared/http/http-error';
import { backoffDelay } from '#shared/http/backoff';
import type { StoredPhoto } from '#shared/offline/outbox/outbox-entry';
import { photoProblem } from '#shared/photos/photo-rules';
import type { PhotoToSend } from '#features/gallery-admin/send-photo';
import { isUnderWay, type CommonDetails, type UploadItem } from './upload-item';

/** Photos on their way at the same time. */
export const UPLOADS_AT_ONCE = 3;

/** How often a photo is sent by itself before somebody has to ask for it. */
const ATTEMPTS = 3;

const NOT_ARRIVED = 'No connection to the venue.';
const UNREADABLE = 'This file could not be read. Please choose it again.';
const TOO_LARGE = 'Please select a photo smaller than 10MB';
const UPLOAD_FAILED = 'Failed to upload photo';

/** What the queue needs of the device; a spec hands in its own. */
export interface UploadTools {
  /** Makes a chosen file small and upright. */
  prepare: (file: File) => Promise<StoredPhoto>;
  send: (photo: PhotoToSend) => Promise<unknown>;
  /** The same for the same bytes; null where this browser cannot tell. */
  fingerprint: (file: File) => Promise<string | null>;
  pause: (milliseconds: number) => Promise<void>;
}

/** What is held of a file that may still be sent, or that is known again when it is chosen once more. */
interface Work {
  file: File;
  abort: AbortController;
  /** Null until it is started. */
  details: CommonDetails | null;
  /** Kept between two attempts: the same key must bring the same bytes. */
  photo: StoredPhoto | null;
  fingerprint: string | null;
  /** Settled once it is known whether the same file was chosen before. */
  checked: Promise<void>;
}

/**
 * Many photos, three at a time. A file that was chosen twice is sent once; what did not arrive is sent again under the
 * same key, so that the venue never keeps it twice.
 */
export class UploadQueue {
  private items: readonly UploadItem[] = [];
  private readonly work = new Map<string, Work>();
  private readonly listeners = new Set<() => void>();
  private running = 0;
  private checking = Promise.resolve();

  constructor(private readonly tools: UploadTools) {}

  /** Unchanged between two changes, as React's stores ask for. */
  snapshot = (): readonly UploadItem[] => this.items;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Takes files in; nothing is sent before `start`. */
  choose(files: readonly File[]): void {
    this.show([...this.items, ...files.map((file) => this.takeIn(file))]);
  }

  /** Sends what is chosen, with these details. */
  start(details: CommonDetails): void {
    for (const { id, state } of this.items) {
      const work = this.work.get(id);
      if (state !== 'chosen' || !work) continue;
      work.details = details;
      this.change(id, { state: 'waiting' });
    }
    this.fill();
  }

  /** Sends once more what did not arrive, with the details it had. */
  retry(ids: readonly string[] = this.items.map(({ id }) => id)): void {
    for (const { id, state } of this.items)
      if (state === 'failed' && ids.includes(id))
        this.change(id, { state: 'waiting', reason: null, progress: 0 });
    this.fill();
  }

  /** Takes a file off the list, also while it is on its way. What the venue has kept stays with the venue. */
  remove(id: string): void {
    this.work.get(id)?.abort.abort();
    this.work.delete(id);
    this.show(this.items.filter((item) => item.id !== id));
  }

  /** Stops everything that has not arrived. */
  cancel(): void {
    for (const item of this.items) if (isUnderWay(item)) this.remove(item.id);
  }

  private takeIn(file: File): UploadItem {
    const id = crypto.randomUUID();
    // The size is judged once the photo has been made smaller.
    const problem = photoProblem({ name: file.name, type: file.type, size: 0 });
    if (!problem) {
      this.checking = this.checking.then(() => this.refuseTwin(file, id));
      const unknown = { details: null, photo: null, fingerprint: null };
      this.work.set(id, { file, abort: new AbortController(), checked: this.checking, ...unknown });
    }
    const state = problem ? 'refused' : 'chosen';
    return { id, name: file.name, state, progress: 0, reason: problem?.description ?? null };
  }

  private async refuseTwin(file: File, id: string): Promise<void> {
    const fingerprint = await this.tools.fingerprint(file).catch(() => null);
    const work = this.work.get(id);
    if (fingerprint === null || !work) return;
    const twin = this.items.find((item) => this.work.get(item.id)?.fingerprint === fingerprint);
    if (twin) this.refuse(id, `The same file as ${twin.name}`);
    else work.fingerprint = fingerprint;
  }

  private fill(): void {
    while (this.running < UPLOADS_AT_ONCE) {
      const next = this.items.find(({ state }) => state === 'waiting');
      const work = next && this.work.get(next.id);
      if (!next || !work?.details) return;
      this.running += 1;
      this.change(next.id, { state: 'preparing' });
      void this.upload(next.id, work, work.details).finally(() => {
        this.running -= 1;
        this.fill();
      });
    }
  }

  private async upload(id: string, work: Work, details: CommonDetails): Promise<void> {
    await work.checked;
    const photo = this.work.has(id) ? await this.prepared(id, work) : null;
    if (photo) await this.send(id, work, { photo, details });
  }

  private async prepared(id: string, work: Work): Promise<StoredPhoto | null> {
    try {
      work.photo ??= await this.tools.prepare(work.file);
    } catch {
      this.refuse(id, UNREADABLE);
      return null;
    }
    if (work.photo.buffer.byteLength <= MAX_PHOTO_BYTES) return work.photo;
    this.refuse(id, TOO_LARGE);
    return null;
  }

  private async send(
    id: string,
    work: Work,
    what: Pick<PhotoToSend, 'photo' | 'details'>,
    attempt = 1,
  ): Promise<void> {
    const { signal } = work.abort;
    if (signal.aborted) return;
    this.change(id, { state: 'sending', progress: 0 });
    try {
      const onProgress = (progress: number) => this.change(id, { progress });
      await this.tools.send({ ...what, key: id, signal, onProgress });
      this.finish(id, work);
    } catch (error) {
      if (signal.aborted) return;
      if (isFinal(error)) return this.refuse(id, messageOf(error, UPLOAD_FAILED));
      if (attempt >= ATTEMPTS)
        return this.change(id, { state: 'failed', reason: messageOf(error, NOT_ARRIVED), progress: 0 });
      await this.tools.pause(backoffDelay(attempt, Math.random()));
      await this.send(id, work, what, attempt + 1);
    }
  }

  /** What has arrived needs no memory; its fingerprint stays, for the same file to be known again. */
  private finish(id: string, work: Work): void {
    work.photo = null;
    this.change(id, { state: 'done', progress: 1, reason: null });
  }

  private refuse(id: string, reason: string): void {
    this.work.delete(id);
    this.change(id, { state: 'refused', reason, progress: 0 });
  }

  private change(id: string, change: Partial<UploadItem>): void {
    this.show(this.items.map((item) => (item.id === id ? { ...item, ...change } : item)));
  }

  private show(items: readonly UploadItem[]): void {
    this.items = items;
    this.listeners.forEach((listener) => listener());
  }
}

/** The venue does not take this file, however often it is sent. */
const isFinal = (error: unknown): boolean =>
  error instanceof HttpError && (error.status === 413 || (isRefused(error) && error.status !== 401));
