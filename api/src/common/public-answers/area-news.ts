import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Database } from '#src/database/database.js';
import type { Area } from './area.js';

/** Others hear of a crowd's check-ins at most so often: each notification makes all commits of the database wait for it. */
const PAUSE_MS = 200;

/** Who waits while the change feed is down asks again after this time. */
const DEAF_WAIT_MS = 1_000;

export const AREA_CHANNEL = 'area_changed';

export interface AwaitedNews {
  /** Resolves when it is there, when it is too late for it, or when nobody waits any more. */
  come: Promise<void>;
  /** Waits no longer. */
  stop: () => void;
}

/** Says and hears that an area changed, in whatever process. */
@Injectable()
export class AreaNews implements OnModuleDestroy {
  private readonly logger = new Logger(AreaNews.name);
  private readonly due = new Map<Area, NodeJS.Timeout>();
  private readonly waiting = new Set<(area: string) => void>();
  private isListening = false;
  private hasStopped = false;

  constructor(private readonly database: Database) {}

  /** Tells all processes in a moment. Costs the caller nothing, and may be lost: who waits asks again by itself. */
  announce(area: Area): void {
    if (this.due.has(area) || this.hasStopped) return;
    this.due.set(
      area,
      setTimeout(() => void this.tell(area), PAUSE_MS),
    );
  }

  /** Waits for the next news of one of these areas, or for that many milliseconds. */
  next(areas: readonly Area[], longestMs: number): AwaitedNews {
    let end = (): void => undefined;
    const come = new Promise<void>((resolve) => {
      const hear = (area: string) => {
        if (area === ALL || areas.some((one) => one === area)) end();
      };
      const timer = setTimeout(() => end(), this.isListening ? longestMs : Math.min(longestMs, DEAF_WAIT_MS));
      end = () => {
        clearTimeout(timer);
        this.waiting.delete(hear);
        resolve();
      };
      this.waiting.add(hear);
    });
    if (this.hasStopped) end();
    return { come, stop: () => end() };
  }

  /** The change feed heard of an area. */
  hear(area: string): void {
    for (const tell of [...this.waiting]) tell(area);
  }

  /** The change feed listens, or does not any more: what was said in between is unknown. */
  setListening(isListening: boolean): void {
    this.isListening = isListening;
    this.hear(ALL);
  }

  onModuleDestroy(): void {
    this.hasStopped = true;
    for (const timer of this.due.values()) clearTimeout(timer);
    this.hear(ALL);
  }

  private async tell(area: Area): Promise<void> {
    this.due.delete(area);
    try {
      await this.database.query('SELECT pg_notify($1, $2)', [AREA_CHANNEL, area]);
    } catch (error) {
      this.logger.warn(error, 'a change could not be announced');
    }
  }
}

const ALL = '*';
