import type { Page } from '@playwright/test';
import { expect } from '#support/fixtures';

/** How much slower than this machine the page runs. */
export const CPU_SLOWDOWN = 4;

/** Slows the page's processor; it stays slow when the page loads again. */
export const slowDown = async (page: Page, rate = CPU_SLOWDOWN): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
};

declare global {
  interface Window {
    /** Where the page's own script leaves what it measured. */
    benchMilliseconds?: number;
  }
}

/** What is pressed, and what is then waited for: CSS selectors, and a text that the latter has. */
interface TimedPress {
  pressed: string;
  awaited: string;
  text?: string;
}

/** From now on, in every document of this page: the time from a press until the frame with what is awaited is on the screen. */
export const timePress = async (page: Page, press: TimedPress): Promise<void> => {
  await page.addInitScript(({ pressed, awaited, text = '' }) => {
    const isThere = (): boolean =>
      [...document.querySelectorAll(awaited)].some(({ textContent }) => textContent.includes(text));
    const watch = (pressedAt: number): void => {
      if (!isThere()) {
        requestAnimationFrame(() => watch(pressedAt));
        return;
      }
      // A message sent in a frame's callback arrives after that frame's paint.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (window.benchMilliseconds = performance.now() - pressedAt);
      port2.postMessage(null);
    };
    const begin = (event: Event): void => {
      if (event.target instanceof Element && event.target.closest(pressed)) watch(event.timeStamp);
    };
    document.addEventListener('click', begin, { capture: true });
  }, press);
};

/** From now on, in every document of this page: the time from the start of loading until this text is painted. */
export const timeLoadToText = async (page: Page, text: string): Promise<void> => {
  await page.addInitScript((wanted) => {
    const watch = (): void => {
      if (!document.querySelector('main')?.textContent.includes(wanted)) {
        requestAnimationFrame(watch);
        return;
      }
      setTimeout(() => (window.benchMilliseconds = performance.now()));
    };
    watch();
  }, text);
};

/** What the page measured, once it has. */
export const measured = async (page: Page): Promise<number> => {
  const handle = await page.waitForFunction(() => window.benchMilliseconds);
  return Number(await handle.jsonValue());
};

/** How times are judged, where not by their median on a slowed processor. */
interface Judging {
  /** How much slower the processor was. */
  rate?: number;
  /** Which share of the times must be within the budget. */
  share?: number;
}

/** Prints the times, and holds the median, or the share that is told, to its budget. */
export const judge = (
  name: string,
  milliseconds: readonly number[],
  budget: number,
  { rate = CPU_SLOWDOWN, share = 0.5 }: Judging = {},
): void => {
  const sorted = [...milliseconds].sort((a, b) => a - b);
  const judged = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Infinity;
  const each = milliseconds.map((value) => value.toFixed(0)).join(' ');
  const what = share === 0.5 ? 'median' : `${share * 100} % within`;
  console.info(
    `  ${name}: ${what} ${judged.toFixed(0)} ms of ${milliseconds.length} (budget ${budget} ms, CPU ${rate}x slower): ${each}`,
  );
  expect(judged, name).toBeLessThan(budget);
};
