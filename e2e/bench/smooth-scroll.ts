import type { CDPSession, Page } from '@playwright/test';
import { expect } from '#support/fixtures';
import { CPU_SLOWDOWN } from './slow-phone';

/** At sixty a second a frame takes 17 ms; one that took longer than this is seen. */
const LONG_FRAME_MS = 25;
const MOST_LONG = 0.05;

/** Marks of the page in the trace. */
const BEGAN = 'scroll began';
const ENDED = 'scroll ended';

declare global {
  interface Window {
    /** Pixels at the end of the screen without a card, each time the page's own code got to run. */
    benchHoles?: number[];
  }
}

interface Scroll {
  /** Milliseconds between the pictures that came to the screen, as the browser's trace has them. */
  frames: number[];
  /** How often the page's own code got to run meanwhile. */
  updates: number;
  /** Pixels of the largest stretch at the edge of the screen that had no card yet. */
  largestHole: number;
}

interface TraceEvent {
  name: string;
  /** Microseconds. */
  ts: number;
}

/**
 * What a person sees of a scroll. The browser moves the page by itself, however busy its script is; what the script must
 * do in time is to put cards where the screen will be.
 */
export const watchScroll = async (page: Page, scroll: () => Promise<unknown>): Promise<Scroll> => {
  const devtools = await page.context().newCDPSession(page);
  await page.evaluate(noteHoles, [BEGAN, ENDED] as const);
  const endTrace = await trace(devtools);
  await scroll();
  const events = await endTrace();
  const timesOf = (wanted: string) =>
    events.filter(({ name }) => name === wanted).map(({ ts }) => ts / 1_000);
  const [began, ended] = [Math.min(...timesOf(BEGAN)), Math.max(...timesOf(ENDED))];
  // Where nothing moves no picture is due.
  const drawn = timesOf('DrawFrame').filter((time) => time >= began && time <= ended);
  const holes = await page.evaluate(() => {
    const noted = window.benchHoles ?? [];
    window.benchHoles = undefined;
    return noted;
  });
  drawn.sort((one, other) => one - other);
  return {
    frames: drawn.slice(1).map((time, index) => time - (drawn[index] ?? time)),
    updates: holes.length,
    largestHole: Math.max(0, ...holes),
  };
};

/** @returns what ends the trace and answers with its events */
const trace = async (devtools: CDPSession): Promise<() => Promise<TraceEvent[]>> => {
  const events: TraceEvent[] = [];
  devtools.on(
    'Tracing.dataCollected',
    ({ value }) => void events.push(...(value as unknown as TraceEvent[])),
  );
  await devtools.send('Tracing.start', {
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline.frame', 'blink.user_timing'] },
    transferMode: 'ReportEvents',
  });
  return async () => {
    const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
    await devtools.send('Tracing.end');
    await complete;
    return events;
  };
};

/**
 * Marks when the scroll begins and ends, and notes before each update of the page how much of the screen lies before the
 * first card or after the last of a column, while there are others.
 */
const noteHoles = ([began, ended]: readonly [string, string]): void => {
  const holes: number[] = [];
  window.benchHoles = holes;
  addEventListener('scroll', () => void performance.mark(began), { once: true });
  addEventListener('scrollend', () => void performance.mark(ended), { once: true });
  const note = (): void => {
    const list = document.querySelector<HTMLElement>('.photo-grid-cards');
    const cards = list ? [...list.children].filter((card) => card instanceof HTMLElement) : [];
    const start = list?.getBoundingClientRect().top ?? 0;
    const topOf = (card?: HTMLElement) => start + parseFloat(card?.style.top ?? '0');
    const [first, last] = [cards[0], cards.at(-1)];
    const ends = cards.slice(-2).map((card) => topOf(card) + parseFloat(card.style.height));
    const before = first?.ariaPosInSet === '1' ? 0 : topOf(first);
    const after = last?.ariaPosInSet === last?.ariaSetSize ? 0 : window.innerHeight - Math.min(...ends);
    holes.push(Math.max(before, after, 0));
    if (window.benchHoles === holes) requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
};

/** Prints what came to the screen, and holds it to the budget: few long frames, and no place without cards. */
export const judgeScroll = (name: string, { frames, updates, largestHole }: Scroll): void => {
  const long = frames.filter((frame) => frame > LONG_FRAME_MS).length / frames.length;
  console.info(
    `  ${name}: ${frames.length} frames, ${(long * 100).toFixed(1)} % over ${LONG_FRAME_MS} ms, the longest ` +
      `${Math.max(...frames).toFixed(0)} ms; ${updates} updates by the page, ${largestHole.toFixed(0)} pixels without ` +
      `cards at most (budget ${MOST_LONG * 100} %, 0 pixels; CPU ${CPU_SLOWDOWN}x slower)`,
  );
  expect.soft(long, name).toBeLessThan(MOST_LONG);
  expect.soft(largestHole, name).toBe(0);
};
