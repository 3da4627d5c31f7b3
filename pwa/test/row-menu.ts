import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Opens the menu of the row that is about this; resolves to the names of its commands. */
export const openMenu = async (about: string | RegExp): Promise<(string | null)[]> => {
  const name = typeof about === 'string' ? `More actions for ${about}` : about;
  await userEvent.click(await screen.findByRole('button', { name }));
  return (await screen.findAllByRole('menuitem')).map(({ ariaLabel }) => ariaLabel);
};

/** Presses one of the rarer commands of a row. */
export const pressInMenu = async (about: string | RegExp, command: string | RegExp): Promise<void> => {
  await openMenu(about);
  await userEvent.click(screen.getByRole('menuitem', { name: command }));
};
