import { jest } from '@jest/globals';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { ChakraProvider, createSystem } from '@chakra-ui/react/styled-system';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { EventsCalendar } from './events-calendar';

const system = createSystem(defaultBaseConfig);
const nothing = () => undefined;
const answer = (status: number, body: string) => Promise.resolve(new Response(body, { status }));

const start = () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const page = (today: string) => (
    <ChakraProvider value={system}>
      <QueryClientProvider client={client}>
        <EventsCalendar today={today} showLegend={false} onOpenEvent={nothing} onPickDate={nothing} />
      </QueryClientProvider>
    </ChakraProvider>
  );
  const { rerender } = render(page('2026-11-30'));
  return { venueSays: (today: string) => rerender(page(today)) };
};

describe('EventsCalendar', () => {
  afterEach(cleanup);

  it('announces a month that failed, and asks again for it', async () => {
    const fetchDouble = jest.fn<typeof fetch>().mockImplementation(() => answer(500, ''));
    globalThis.fetch = fetchDouble;
    start();
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('could not be loaded'));

    fetchDouble.mockImplementation(() => answer(200, '[]'));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));

    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''));
  });

  it("follows the venue's own day once its time zone is known", () => {
    globalThis.fetch = () => answer(200, '[]');
    const { venueSays } = start();
    expect(screen.getByRole('heading', { name: 'November 2026' })).toBeTruthy();

    venueSays('2026-12-01');

    expect(screen.getByRole('heading', { name: 'December 2026' })).toBeTruthy();
  });

  it('stays at the month somebody turned to', () => {
    globalThis.fetch = () => answer(200, '[]');
    const { venueSays } = start();

    fireEvent.click(screen.getByRole('button', { name: 'Previous month' }));
    venueSays('2026-12-01');

    expect(screen.getByRole('heading', { name: 'October 2026' })).toBeTruthy();
  });
});
