import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Piscina } from 'piscina';
import { PublicAddress } from '#src/common/http/serving/public-address.js';

/** What the app's build offers the server, in a folder that is not served. */
const PROGRAM = '.server/render-page.js';
const THREAD = fileURLToPath(new URL('./render-thread.js', import.meta.url));

/** A page that takes longer is given up, and the thread ended with whatever holds it up. */
const LONGEST_MS = 15_000;

/** A thread that has had nothing to do for so long gives its memory back. */
const IDLE_MS = 10 * 60_000;

/** A public page as the app's own components show it to a visitor. */
export interface RenderedPage {
  /** What stands in `#root`. */
  html: string;
  /** A `<style>` element of the components' own rules. */
  style: string;
  /** What the page shows, for the app to go on from; plain data. */
  data: unknown;
}

interface RenderTask {
  path: string;
  at: Date;
  /** Where the page's own reads go: to this process, as a visitor's. */
  origin: string;
  /** Whether those reads go past every ready answer. */
  isLatest: boolean;
}

/** Renders public pages in a thread of its own, so that a crawler holds up no check-in (design §8). */
@Injectable()
export class PageRenderer implements OnApplicationShutdown {
  private readonly logger = new Logger(PageRenderer.name);
  private thread: Piscina<RenderTask | null, RenderedPage | null> | undefined;

  constructor(private readonly publicAddress: PublicAddress) {}

  /** @param build the PWA's; pages stay without a body when it lacks the part for the server */
  start(build: string): void {
    const program = join(build, PROGRAM);
    if (!existsSync(program)) return;
    this.thread = new Piscina({
      filename: THREAD,
      workerData: pathToFileURL(program).href,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
    });
    // Of a thread that had nothing to do: without this it would end the process.
    this.thread.on('error', (error) => this.logger.warn(error, 'the thread that renders pages broke'));
  }

  /** Loads the program, so that the first visitor does not wait for it; a page asked for later says what fails. */
  async warmUp(): Promise<void> {
    await this.thread?.run(null).catch((error: unknown) => {
      this.logger.warn(error, 'the program that renders pages could not be loaded');
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.thread?.destroy();
  }

  /**
   * @returns undefined when there is no build to render it
   * @throws Error when something it shows could not be had, or it took too long
   */
  async render(path: string, { isLatest }: Pick<RenderTask, 'isLatest'>): Promise<RenderedPage | undefined> {
    const task = { path, at: new Date(), origin: this.publicAddress.own(), isLatest };
    const page = await this.thread?.run(task, { signal: AbortSignal.timeout(LONGEST_MS) });
    if (page === null) throw new Error(`something that ${path} shows could not be had`);
    return page;
  }
}
