import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { enqueue } from '#shared/offline/outbox/outbox-store';
import { offlineDatabase as database } from '#shared/offline/storage/offline-database';
import { rememberedGuest, rememberGuest } from '#shared/offline/storage/remembered-guest';
import { mirrorSession } from '#shared/offline/storage/session-mirror';
import { aPerson } from '#test/factories/session.factory';
import {
  close,
  mended,
  open,
  place,
  pressAs,
  resetPhone,
  visitor,
} from '#test/screens/check-in-sheet-double';

const person = aPerson();

beforeEach(resetPhone);

describe('the guest whom the check-in sheet knows', () => {
  it('knows who is signed in', () => {
    open({ ...visitor, user: person });
    expect(screen.getByLabelText<HTMLInputElement>('Your Name').value).toBe('Loretta Hayes');
    expect(screen.getByLabelText<HTMLInputElement>(/^Email/).value).toBe('loretta@example.com');
  });

  it('fills in nothing for an admin, who checks in somebody else', () => {
    open({ ...visitor, user: aPerson({ userType: 'admin' }) });
    expect(screen.getByLabelText<HTMLInputElement>('Your Name').value).toBe('');
    expect(screen.getByLabelText<HTMLInputElement>(/^Email/).value).toBe('');
  });

  it('lets the next guest empty what the last one left, with one tap and no question later', async () => {
    rememberGuest({ name: 'Rose First', email: 'rose@example.com' });
    open();
    expect(screen.getByText('Rose')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Not you?' }));
    const name = screen.getByLabelText<HTMLInputElement>('Your Name');
    expect(name.value).toBe('');
    expect(screen.getByLabelText<HTMLInputElement>(/^Email/).value).toBe('');
    await waitFor(() => expect(document.activeElement).toBe(name));
    expect(screen.queryByRole('button', { name: 'Not you?' })).toBeNull();
    close();
    await waitFor(() => expect(place()).toBe('/'));
  });

  it('leaves a check-in that is mended to whom it was', () => {
    open({ ...visitor, user: person }, { key: 'stuck', checkIn: mended, photo: null });
    expect(screen.getByLabelText<HTMLInputElement>('Your Name').value).toBe('Loretta');
    expect(screen.getByLabelText<HTMLInputElement>(/^Email/).value).toBe('');
  });

  it('asks a guest for their name only once', async () => {
    const onSaved = open();
    await pressAs('Wade Tucker');
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    cleanup();
    open();
    expect(screen.getByLabelText<HTMLInputElement>('Your Name').value).toBe('Wade Tucker');
  });

  it.each([
    ['checks in somebody else', null],
    ['mends a check-in', { key: 'stuck', checkIn: mended, photo: null }],
  ])('still knows whose phone it is once its owner %s', async (_what, edited) => {
    const rose = { name: 'Rose First', email: 'rose@example.com' };
    rememberGuest(rose);
    await enqueue({ id: 'stuck', kind: 'check-in', payload: mended, photo: null });
    await database.entries.update('stuck', { state: 'stuck' });
    const onSaved = open(visitor, edited, true);
    await pressAs('Hank Dillard');
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(rememberedGuest()).toEqual(rose);
  });

  it('knows its guest as they put themselves right in a check-in of their own', async () => {
    rememberGuest({ name: mended.customerName, email: '' });
    await enqueue({ id: 'stuck', kind: 'check-in', payload: mended, photo: null });
    await database.entries.update('stuck', { state: 'stuck' });
    const onSaved = open(visitor, { key: 'stuck', checkIn: mended, photo: null }, true);
    await pressAs('Loretta Hayes');
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(rememberedGuest()?.name).toBe('Loretta Hayes');
  });

  it.each([
    ['a stored session is still being checked', { ...visitor, isLoading: true }],
    ['a session is stored that could not be checked', visitor],
  ])("offers nobody else's name while %s", async (_when, session) => {
    rememberGuest({ name: 'Wade Tucker', email: 'wade@example.com' });
    if (!session.isLoading) localStorage.setItem('sessionId', 'hers');
    open(session);
    expect(screen.getByLabelText<HTMLInputElement>('Your Name').value).toBe('');
    expect(screen.getByLabelText<HTMLInputElement>(/^Email/).value).toBe('');
  });

  it.each([
    ['in', { sessionId: 'hers', userId: 7, name: 'Loretta Hayes' }],
    ['out', null],
  ])('forgets the last guest when somebody signs %s', async (_way, session) => {
    rememberGuest({ name: 'Wade Tucker', email: 'wade@example.com' });
    await mirrorSession(session);
    open();
    expect(screen.getByLabelText<HTMLInputElement>('Your Name').value).toBe('');
  });

  it('remembers no guest while a session is stored', async () => {
    localStorage.setItem('sessionId', 'hers');
    const onSaved = open();
    await pressAs('Loretta');
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(rememberedGuest()).toBeNull();
  });
});
