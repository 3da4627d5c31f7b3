import type { Locator, Page } from '@playwright/test';

/** A finger stays on a button about so long. */
const PRESS_MS = 80;

/** A page that is quiet for so long has shown all of its answer. */
const QUIET_MS = 500;

/**
 * From now on: the time from each letter's arrival in a field until the frame with the last change that came of it is on the
 * screen. Before it arrives there is only the browser at work: in an empty page, too, it takes 40 ms of a slow tablet.
 */
export const timeLetters = (page: Page): Promise<void> =>
  page.evaluate(() => {
    let arrivedAt = 0;
    const painted = (): void => {
      // A message sent in a frame's callback arrives after that frame's paint.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (window.benchMilliseconds = performance.now() - arrivedAt);
      requestAnimationFrame(() => port2.postMessage(null));
    };
    const arrived = (): void => {
      arrivedAt = performance.now();
      painted();
    };
    document.addEventListener('input', arrived, { capture: true });
    const changes = { childList: true, characterData: true, subtree: true };
    new MutationObserver(painted).observe(document.body, changes);
  });

/** Types a letter. @returns what `timeLetters` measured once the page is quiet */
export const timeLetter = async (page: Page, key: string): Promise<number> => {
  await page.keyboard.press(key);
  await page.waitForTimeout(QUIET_MS);
  return page.evaluate(() => window.benchMilliseconds ?? Infinity);
};

/** Presses a button as a finger does. @returns until the sheet that it was in is gone and the search is empty, on the screen */
export const timePressToSearch = async (button: Locator): Promise<number> => {
  const page = button.page();
  const box = await button.boundingBox();
  if (!box) throw new Error('The button is not on the screen.');
  await page.evaluate(() => {
    window.benchMilliseconds = undefined;
    const watch = (pressedAt: number): void => {
      const search = document.querySelector<HTMLInputElement>('input[type=search]');
      if (
        document.querySelector('[role=dialog]') ||
        search?.value !== '' ||
        search.closest('[aria-hidden=true]')
      ) {
        requestAnimationFrame(() => watch(pressedAt));
        return;
      }
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (window.benchMilliseconds = performance.now() - pressedAt);
      port2.postMessage(null);
    };
    document.addEventListener('click', ({ timeStamp }) => watch(timeStamp), { capture: true, once: true });
  });
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(QUIET_MS);
  await page.mouse.down();
  await page.waitForTimeout(PRESS_MS);
  await page.mouse.up();
  await page.waitForTimeout(2 * QUIET_MS);
  return Number(await (await page.waitForFunction(() => window.benchMilliseconds)).jsonValue());
};

/** Holds a code before the page's camera. @returns until the sheet with this name is on the screen */
export const timeCardToSheet = async (page: Page, squares: boolean[][], name: string): Promise<number> => {
  await page.evaluate(
    ([card, wanted]) => {
      window.benchMilliseconds = undefined;
      window.cardInView = card;
      const heldAt = performance.now();
      const watch = (): void => {
        const titles = [...document.querySelectorAll('[role=dialog] h2')];
        if (!titles.some(({ textContent }) => textContent === wanted)) {
          requestAnimationFrame(watch);
          return;
        }
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => (window.benchMilliseconds = performance.now() - heldAt);
        port2.postMessage(null);
      };
      watch();
    },
    [squares, name] as const,
  );
  return Number(await (await page.waitForFunction(() => window.benchMilliseconds)).jsonValue());
};
