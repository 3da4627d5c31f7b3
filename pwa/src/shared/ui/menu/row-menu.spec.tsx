import { jest } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Copy, Trash2 } from 'lucide-react';
import { openMenu, pressInMenu } from '#test/row-menu';
import { showScreen } from '#test/screens/screen-double';
import { RowMenu } from './row-menu';

const onDelete = jest.fn();

const show = (isPending = false) =>
  showScreen(
    <RowMenu
      about="Barn Dance"
      commands={[
        { label: 'Duplicate', icon: Copy, link: { to: '/gallery' } },
        { label: 'Delete', icon: Trash2, isDanger: true, isPending, onSelect: onDelete },
      ]}
    />,
    { paths: ['/', '/gallery'] },
  );

const button = () => screen.getByRole('button', { name: 'More actions for Barn Dance' });
const hasFocus = () => waitFor(() => expect(document.activeElement).toBe(button()));

describe('the menu of a row', () => {
  beforeEach(() => onDelete.mockReset());
  afterEach(cleanup);

  it('names each command with what the row is about', async () => {
    show();
    expect(await openMenu('Barn Dance')).toEqual(['Duplicate Barn Dance', 'Delete Barn Dance']);
    expect(button().ariaExpanded).toBe('true');
  });

  it('has given the focus back to its button when a command begins', async () => {
    onDelete.mockImplementation(() => expect(document.activeElement).toBe(button()));
    show();
    await pressInMenu('Barn Dance', 'Delete Barn Dance');
    await waitFor(() => expect(onDelete).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('is walked with the arrow keys and left with Escape', async () => {
    show();
    (await screen.findByRole('button')).focus();
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(document.activeElement).toBe(menu));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(onDelete).toHaveBeenCalledTimes(1));
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await hasFocus();
  });

  it('does nothing with what is under way', async () => {
    show(true);
    await pressInMenu('Barn Dance', 'Delete Barn Dance');
    expect(onDelete).not.toHaveBeenCalled();
  });

  it('is no button where there is no command', () => {
    showScreen(<RowMenu about="Barn Dance" commands={[]} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
