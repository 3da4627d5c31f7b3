import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { PARTY_SIZE } from '#contract/limits';
import { renderThemed } from '#test/themed';
import { PartyStepper } from './party-stepper';

const Form = ({ first }: { first: number }) => {
  const [size, setSize] = useState(first);
  return <PartyStepper value={size} onChange={setSize} />;
};

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Party size' });
const words = () => screen.getByRole('status').textContent;

describe('the party size', () => {
  afterEach(cleanup);

  it.each([
    ['One fewer', PARTY_SIZE.min + 1, PARTY_SIZE.min],
    ['One more', PARTY_SIZE.max - 1, PARTY_SIZE.max],
  ])('keeps the focus on %s at its end, where that does nothing more', async (name, first, last) => {
    renderThemed(<Form first={first} />);
    const button = screen.getByRole('button', { name, description: 'Party size' });
    await userEvent.click(button);
    expect(document.activeElement).toBe(button);
    expect(button.ariaDisabled ?? button.getAttribute('aria-disabled')).toBe('true');
    await userEvent.keyboard('{Enter}');
    expect(field().value).toBe(String(last));
    expect(document.activeElement).toBe(button);
  });

  it('is said after a press, and not while somebody types', async () => {
    renderThemed(<Form first={2} />);
    expect(words()).toBe('');
    await userEvent.click(screen.getByRole('button', { name: 'One more' }));
    expect(words()).toBe('Party of 3');
    await userEvent.type(field(), '7');
    expect([field().value, words()]).toEqual(['7', '']);
  });
});
