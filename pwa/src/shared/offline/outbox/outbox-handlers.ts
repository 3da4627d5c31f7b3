import { storeOf } from '#shared/lib/store';
import type { Answer } from './answer-verdict';
import type { OutboxEntry, StoredPhoto, Verdict } from './outbox-entry';
import type { OutboxInit } from './outbox-request';

/** What a handler may use while it sends. */
export interface SendContext {
  /**
   * Calls the API as the entry's owner, with the entry's key, and only as that (no cookies).
   * @throws NoAnswerError when no answer came, which the runner takes as "try again later"
   */
  request(path: string, init: OutboxInit): Promise<Answer>;
  /** Keeps a step reached, so that the next attempt does not repeat it. */
  saveProgress(progress: unknown): Promise<void>;
}

/** How one kind of entry is sent. Registered by its feature; the outbox itself knows no feature (design §5). */
export interface OutboxHandler {
  send(entry: OutboxEntry, photo: StoredPhoto | null, context: SendContext): Promise<Verdict>;
  /** What its entries are called, e.g. "2 check-ins waiting". */
  noun: { one: string; many: string };
  /** How many of them an entry stands for; one unless told. */
  countOf?(entry: OutboxEntry): number;
  /** Address of the page that lists them, with a `#` and its part where there is one. */
  page: string;
  /** A smaller version of the photo, asked for once when the server finds it too large; null when impossible. */
  shrinkPhoto?(photo: StoredPhoto): Promise<StoredPhoto | null>;
}

const handlers = storeOf<ReadonlyMap<string, OutboxHandler>>(new Map());

/** Teaches the outbox a kind. The page and the service worker each do so at start. */
export const registerHandler = (kind: string, handler: OutboxHandler): void =>
  handlers.set(new Map([...handlers.get(), [kind, handler]]));

/** The handler of a kind; undefined for a kind that a newer version of the app has queued. */
export const handlerOf = (kind: string): OutboxHandler | undefined => handlers.get().get(kind);

/** How many kinds are known: a page learns them only after its first screen. */
export const knownKinds = (): number => handlers.get().size;

/** Calls `listener` when a kind became known. Returns the way to stop. */
export const onKindKnown = handlers.subscribe;
