import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Experimental to axe, WCAG 2.5.3 to those who speak to their phone: a control's name contains the words it shows. */
const MORE_RULES = { 'label-content-name-mismatch': { enabled: true } };

/** Those whose answer the theme can change. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** To list what is right takes axe as long as to find what is wrong. */
const BRIEF = { resultTypes: ['violations' as const] };

/** axe knows the page by the types of another release of Playwright. */
type AxePage = ConstructorParameters<typeof AxeBuilder>[0]['page'];

/** What axe finds wrong on the page as it stands, by night and then, of its colours, by day, in the words of its rules. */
export const faultsOf = async (page: Page): Promise<string[]> => {
  const faults = [
    ...(await faultsIn(page, 'dark', (axe) => axe.options({ ...BRIEF, rules: MORE_RULES }).withTags(RULES))),
    ...(await faultsIn(page, 'light', (axe) => axe.options(BRIEF).withRules(COLOUR_RULES))),
  ];
  await page.evaluate(chooseTheme, null);
  return faults;
};

const faultsIn = async (
  page: Page,
  theme: 'dark' | 'light',
  choose: (axe: AxeBuilder) => AxeBuilder,
): Promise<string[]> => {
  await page.evaluate(chooseTheme, theme);
  await page.locator(`html.${theme}`).waitFor();
  await page.evaluate(endAnimations);
  // Without frames there is nothing to put together, for which axe would open a page of its own each time.
  // Its half a megabyte is read once for each page, not at every look.
  const axeSource = (await page.evaluate(() => 'axe' in window)) ? 'void 0' : undefined;
  const axe = choose(new AxeBuilder({ page: page as unknown as AxePage, axeSource })).setLegacyMode();
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, any }) => `${theme}: ${id}: ${html.slice(0, 160)} ${any.map(({ message }) => message).join()}`,
    ),
  );
};

/** As another tab does: a choice stands over the device's own theme, and over the door's. Null is none. */
const chooseTheme = (theme: string | null): void => {
  if (theme) localStorage.setItem('theme', theme);
  else localStorage.removeItem('theme');
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
};

/** Half-faded words have half their contrast; what turns for ever may go on. */
const endAnimations = (): void => {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
};
