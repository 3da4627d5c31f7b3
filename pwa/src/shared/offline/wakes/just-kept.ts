import type { OutboxEntry } from '#shared/offline/outbox/outbox-entry';

/** Long enough to open the stub's page; what is shown later is read. */
const FRESH_MS = 1_000;

let kept: { entry: OutboxEntry; at: number } | null = null;

/** Remembers an entry whose transaction has completed. */
export const noteKept = (entry: OutboxEntry): void => {
  kept = { entry, at: performance.now() };
};

/** Whether this page itself has kept that entry last. */
export const isLastKept = (id: string): boolean => kept?.entry.id === id;

/** The entry as this page has just committed it, so that its stub is shown without reading it back (design §5.1). */
export const justKept = (id: string): OutboxEntry | null =>
  kept?.entry.id === id && performance.now() - kept.at < FRESH_MS ? kept.entry : null;
