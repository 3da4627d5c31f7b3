import type { Locator } from '@playwright/test';

/** Presses one of the rarer commands of a row, e.g. Delete: those are in its menu. */
export const pressInMenu = async (row: Locator, command: string | RegExp): Promise<void> => {
  await row.getByRole('button', { name: /^More actions for / }).click();
  await row.page().getByRole('menuitem', { name: command }).click();
};
