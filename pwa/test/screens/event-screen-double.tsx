import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { showScreen } from './screen-double';

/** Shows a screen of staff with all that is around it in the app. */
export const openScreen = async (content: ReactNode): Promise<void> => {
  showScreen(content);
  await waitFor(() => {
    if (!document.querySelector('[role]')) throw new Error('not shown yet');
  });
};

export const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
