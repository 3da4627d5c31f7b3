import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** axe knows the page by the types of another release of Playwright. */
type AxePage = ConstructorParameters<typeof AxeBuilder>[0]['page'];

/** What axe finds wrong on the page as it stands, by day and by night, in the words of its rules. */
export const faultsOf = async (page: Page): Promise<string[]> => {
  const faults: string[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html.${colorScheme}`).waitFor();
    for (const fault of await faultsNow(page)) faults.push(`${colorScheme}: ${fault}`);
  }
  return faults;
};

const faultsNow = async (page: Page): Promise<string[]> => {
  await page.evaluate(endAnimations);
  const { violations } = await new AxeBuilder({ page: page as unknown as AxePage }).withTags(RULES).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)} ${any.map(({ message }) => message).join()}`),
  );
};

/** Half-faded words have half their contrast; what turns for ever may go on. */
const endAnimations = (): void => {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
};
