import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { PreferencesTab } from './preferences-tab';

const KEPT = [{ topic: 'bookings', email: false, sms: true }];

const open = async (put: () => Promise<Response>): Promise<HTMLInputElement> => {
  const json = JSON.stringify(KEPT);
  globalThis.fetch = (_path, options) =>
    options?.method === 'PUT' ? put() : Promise.resolve(new Response(json));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PreferencesTab userType="user" />
    </QueryClientProvider>,
  );
  return screen.findByLabelText('Email');
};

describe('a switch of the notifications', () => {
  afterEach(cleanup);

  it('turns at once and stays so while it is being saved', async () => {
    const byEmail = await open(() => new Promise(() => undefined));
    fireEvent.click(byEmail);
    expect(byEmail.checked).toBe(true);
  });

  it('turns back when it could not be saved', async () => {
    const byEmail = await open(() => Promise.resolve(new Response('{}', { status: 500 })));
    fireEvent.click(byEmail);
    await waitFor(() => expect(byEmail.checked).toBe(false));
  });
});
