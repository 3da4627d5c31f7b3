/** Who an entry belongs to. It is only ever sent as this person (design §5.2). */
export interface EntryOwner {
  id: number;
  /** Shown in "Sign in as …". */
  name: string;
}

/** What is said of an entry that only its owner may send. */
export const signInAs = (owner: EntryOwner | null): string =>
  `Sign in as ${owner?.name ?? 'its owner'} to send this.`;

/** `stuck` needs a person: the server refused it, or its photo could not be kept. */
export type EntryState = 'waiting' | 'sending' | 'stuck';

/** What a waiting entry waits for. A returning network frees the first at once, the others have their own terms. */
export type WaitsFor = 'network' | 'server' | 'sign-in';

/** One piece of work kept on this device until the server has acknowledged it (design §5.2). */
export interface OutboxEntry {
  /** UUID made on the device; sent as the Idempotency-Key of every call made for this entry. */
  id: string;
  /** Which handler knows how to send it. */
  kind: string;
  /** What the kind needs to send it; its handler parses it. */
  payload: unknown;
  /** What the handler has reached so far, e.g. the id of an uploaded photo. Null at first. */
  progress: unknown;
  /**
   * What it changes. Entries of one owner that share a lane are sent strictly in order: one that is not sent yet, stuck or
   * not, holds back the later ones.
   */
  lanes?: string[];
  /** The signed-in user when it was queued, or null for a guest. */
  owner: EntryOwner | null;
  deviceId: string;
  /** ISO instant by the device's clock. */
  createdAt: string;
  state: EntryState;
  attempts: number;
  /** Epoch milliseconds before which it is not tried again. */
  nextAttemptAt: number;
  /** Epoch milliseconds at which that was decided, by the device's clock. */
  turnSetAt?: number;
  waitsFor: WaitsFor | null;
  /** Why it is not sent yet, fit to show a person; null when it simply has not been its turn. */
  reason: string | null;
  hasPhoto: boolean;
  /** Whether the photo was already shrunk once because the server found it too large. */
  photoShrunk: boolean;
}

/** A picture as IndexedDB keeps it: WebKit refuses Blobs in private sessions. */
export interface StoredPhoto {
  buffer: ArrayBuffer;
  type: string;
  name: string;
}

export interface PhotoRecord extends StoredPhoto {
  entryId: string;
  /** Epoch milliseconds at which it was chosen in a form, before its entry was queued. */
  keptAt?: number;
}

/** Proof that the server has acknowledged an entry; takes its place. */
export interface Receipt {
  id: string;
  kind: string;
  payload: unknown;
  owner: EntryOwner | null;
  createdAt: string;
  /** ISO instant by the device's clock at which the acknowledgement arrived. */
  doneAt: string;
  /** The server's answer, as its kind's handler handed it over. */
  answer: unknown;
  /** Whether some open page has told the person. */
  announced: boolean;
}

/** What a feature hands over to be kept. `id` is made when the form opens, so that a double tap is one entry. */
export interface EntryDraft {
  id: string;
  kind: string;
  payload: unknown;
  photo: StoredPhoto | null;
  lanes?: string[];
  /** It is sent as the tablet, even when a person is signed in. */
  isSentByTablet?: true;
  /** Where the device has no room for its photo: it is sent without one, or not kept. Unless told it is kept, stuck, for a new photo. */
  withoutPhoto?: 'sent' | 'refused';
}

/** What became of one attempt to send an entry (design §5.5). */
export type Verdict =
  | { outcome: 'done'; answer: unknown }
  | { outcome: 'backoff'; waitsFor: 'network' | 'server'; reason: string; notBefore: number | null }
  | { outcome: 'needs-sign-in'; reason: string }
  | { outcome: 'needs-photo' }
  | { outcome: 'shrink-once'; reason: string }
  | { outcome: 'stuck'; reason: string };
