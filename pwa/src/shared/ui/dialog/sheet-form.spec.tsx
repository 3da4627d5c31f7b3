import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderThemed } from '#test/themed';
import { SheetForm } from './sheet-form';

const form = (isSaving: boolean, isWrong = false) => (
  <>
    <SheetForm isSaving={isSaving}>
      <input aria-label="Name" />
      <input aria-label="Email" aria-invalid={isWrong || undefined} />
    </SheetForm>
    <button type="button">Save</button>
  </>
);

const name = () => screen.getByLabelText<HTMLInputElement>('Name');

describe('the form of a dialog that closes once it is saved', () => {
  afterEach(cleanup);

  it('takes nothing that would be lost while it is being saved, and everything again when that has failed', async () => {
    const { rerender } = renderThemed(form(false));
    await userEvent.type(name(), 'Loretta');
    rerender(form(true));
    await userEvent.type(name(), ' Hayes');
    expect(name().value).toBe('Loretta');

    rerender(form(false));
    await userEvent.type(name(), ' Lynn');
    expect(name().value).toBe('Loretta Lynn');
  });

  it('gives the focus back to where it was', async () => {
    const { rerender } = renderThemed(form(false));
    await userEvent.click(name());
    rerender(form(true));
    // What browsers do with the focus of what takes nothing.
    name().blur();
    rerender(form(false));
    expect(document.activeElement).toBe(name());
  });

  it('gives the focus to what the venue has refused', async () => {
    const { rerender } = renderThemed(form(false));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    rerender(form(true));
    rerender(form(false, true));
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  });

  it('leaves the focus on the button', async () => {
    const { rerender } = renderThemed(form(false));
    await userEvent.click(name());
    const save = screen.getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    rerender(form(true));
    rerender(form(false));
    expect(document.activeElement).toBe(save);
  });
});
