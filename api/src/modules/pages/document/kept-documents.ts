import type { Area } from '#src/common/public-answers/area.js';
import {
  compressWell,
  etagOf,
  type PublicAnswers,
  type ReadyAnswer,
} from '#src/common/public-answers/public-answers.js';
import { WorkBudget } from '#src/common/throttle/work-budget.js';

/** Documents made at once, so that a crawler that asks for a thousand leaves the database to check-ins. */
const MADE_AT_ONCE = 3;

/** Milliseconds after which an unchanged document is compressed at the highest level, which takes a core a tenth of a second. */
const STOOD_MS = 1_000;

/** How a document is written: of the latest, for who must not be shown a ready answer (decision 37). */
export interface Writing {
  isLatest: boolean;
}

/** More would wait longer than anybody does. */
const MOST_WAITING = 100;

/** A document as it was written. */
export interface WrittenDocument {
  status: number;
  text: string;
  /** The whole `Content-Type`. */
  contentType: string;
}

/** A document as it goes over the wire, and its status. */
export interface ReadyDocument {
  status: number;
  ready: ReadyAnswer;
}

/** What can be asked for at a path: its key among the kept documents, and how it is written. */
export interface DocumentSource {
  key: string;
  /** What it is made of. */
  areas: readonly Area[];
  /** Most first visits ask for it. */
  isMuchRead?: boolean;
  write: (writing: Writing) => Promise<WrittenDocument>;
}

/** Documents that are the same for everybody, kept as ready bytes until what they are made of changes (design §8). */
export class KeptDocuments {
  private readonly budget = new WorkBudget(MADE_AT_ONCE);
  /** Who asks past the kept documents has them made one at a time, beside those of crawlers; what is much read waits for no other. */
  private readonly latest = { muchRead: new WorkBudget(1), others: new WorkBudget(1) };
  private readonly making = new Map<string, Promise<ReadyDocument>>();
  private readonly waitingForLatest = new Map<string, Promise<ReadyDocument>>();

  constructor(private readonly answers: PublicAnswers) {}

  /** The document as last made, if it is still up to date. */
  find({ key }: DocumentSource): ReadyDocument | undefined {
    const ready = this.answers.find(nameOf(key));
    return ready && { status: 200, ready };
  }

  /**
   * Makes the document; much-read ones come first. Calls while it is being made share it, unless something changed.
   * @returns undefined when too many wait already
   */
  make(source: DocumentSource): Promise<ReadyDocument> | undefined {
    const name = `${this.answers.takeTicket(source.areas)} ${source.key}`;
    const begun = this.making.get(name);
    if (begun) return begun;
    if (this.making.size >= MOST_WAITING && !source.isMuchRead) return undefined;
    const write = () => this.write(source, { isLatest: false });
    const made = (source.isMuchRead ? write() : this.budget.run(1, write)).finally(() =>
      this.making.delete(name),
    );
    this.making.set(name, made);
    return made;
  }

  /**
   * Makes the document of what the database has now. Calls share it until it is begun: what it has read by then may be outdated.
   * @returns undefined when too many wait already
   */
  makeLatest(source: DocumentSource): Promise<ReadyDocument> | undefined {
    const waiting = this.waitingForLatest.get(source.key);
    if (waiting) return waiting;
    if (this.waitingForLatest.size >= MOST_WAITING && !source.isMuchRead) return undefined;
    const made = this.latest[source.isMuchRead ? 'muchRead' : 'others'].run(1, () => {
      this.waitingForLatest.delete(source.key);
      return this.write(source, { isLatest: true });
    });
    this.waitingForLatest.set(source.key, made);
    return made;
  }

  private async write(
    { key, areas, isMuchRead, write }: DocumentSource,
    writing: Writing,
  ): Promise<ReadyDocument> {
    const ticket = this.answers.takeTicket(areas);
    const written = await write(writing);
    const ready = readyOf(written, areas);
    // Of what is not there, nothing is kept: there is no end of such addresses.
    if (written.status !== 200) return { status: written.status, ready };
    const before = this.answers.find(nameOf(key));
    const kept = this.answers.keep(nameOf(key), ticket, ready);
    if (isMuchRead && kept !== before) this.compressOnceItStands(key, kept);
    return { status: 200, ready: kept };
  }

  /** Compressed so, it fits the first 14 KB that a new connection carries at once. */
  private compressOnceItStands(key: string, kept: ReadyAnswer): void {
    setTimeout(() => {
      if (this.answers.find(nameOf(key)) === kept) void compressWell(kept);
    }, STOOD_MS).unref();
  }
}

/** A written document as bytes that nobody keeps. */
export const readyOf = (
  { text, contentType }: Pick<WrittenDocument, 'text' | 'contentType'>,
  areas: readonly Area[] = [],
): ReadyAnswer => {
  const body = Buffer.from(text);
  return { body, etag: etagOf(body), areas, contentType };
};

/** Apart from the answers that are kept by their addresses: a query makes no other document. */
const nameOf = (key: string): string => `document ${key}`;
