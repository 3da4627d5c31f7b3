import { jest } from '@jest/globals';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { fakeNetwork, json } from '#test/fake-network';
import { system } from '#shared/theme/system';
import { EventsCalendar, type MarkedDays } from './events-calendar';

const nothing = () => undefined;
const marksOf = (kind: MarkedDays['kind']): MarkedDays => ({ kind, byDate: new Map(), render: () => null });
const MONTH = 'GET /api/events';
const network = fakeNetwork({ [MONTH]: () => json([]) });

const start = (onEmptyDay?: (date: string) => void, marks?: MarkedDays) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const page = (today: string) => (
    <ChakraProvider value={system}>
      <QueryClientProvider client={client}>
        <EventsCalendar
          today={today}
          showLegend={false}
          onOpenEvent={nothing}
          onPickDate={nothing}
          onEmptyDay={onEmptyDay}
          marks={marks}
        />
      </QueryClientProvider>
    </ChakraProvider>
  );
  const { rerender } = render(page('2026-11-30'));
  return { venueSays: (today: string) => rerender(page(today)) };
};

describe('EventsCalendar', () => {
  afterEach(cleanup);

  it('announces a month that failed, and asks again for it', async () => {
    network.on(
      MONTH,
      () => json({}, 500),
      () => json([]),
    );
    start();
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('could not be loaded'));

    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));

    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''));
  });

  it("follows the venue's own day once its time zone is known", () => {
    const { venueSays } = start();
    expect(screen.getByRole('heading', { name: 'November 2026' })).toBeTruthy();

    venueSays('2026-12-01');

    expect(screen.getByRole('heading', { name: 'December 2026' })).toBeTruthy();
  });

  it('stays at the month somebody turned to', () => {
    const { venueSays } = start();

    fireEvent.click(screen.getByRole('button', { name: 'Previous month' }));
    venueSays('2026-12-01');

    expect(screen.getByRole('heading', { name: 'October 2026' })).toBeTruthy();
  });

  it('takes no day for an empty one before the month is known', async () => {
    network.on(MONTH, () => json({}, 500));
    const onEmptyDay = jest.fn();
    start(onEmptyDay);
    const day = screen.getByRole('button', { name: 'Friday, November 27, 2026, no events' });
    fireEvent.click(day);
    await screen.findByRole('button', { name: 'Try again' });
    fireEvent.click(day);
    expect(onEmptyDay).not.toHaveBeenCalled();
    expect(day.getAttribute('aria-disabled')).toBe('true');
  });

  it('lets an artist without a network mark days of a month this phone has never seen', async () => {
    network.offline();
    const onEmptyDay = jest.fn();
    start(onEmptyDay, marksOf('own'));
    const day = screen.getByRole('button', { name: 'Friday, November 27, 2026, no events' });
    fireEvent.click(day);
    expect(onEmptyDay).not.toHaveBeenCalled();

    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toContain(
        'You can still mark days: if the venue has something else, we will ask you.',
      ),
    );
    fireEvent.click(day);

    expect(onEmptyDay).toHaveBeenCalledWith('2026-11-27');
    expect(day.getAttribute('aria-disabled')).toBeNull();
  });

  it('makes no event on a day of which an admin without a network knows nothing', async () => {
    network.offline();
    const onEmptyDay = jest.fn();
    start(onEmptyDay, marksOf('artists'));
    await screen.findByRole('button', { name: 'Try again' });
    fireEvent.click(screen.getByRole('button', { name: 'Friday, November 27, 2026, no events' }));
    expect(onEmptyDay).not.toHaveBeenCalled();
  });

  it('offers a day without events to those who can do something with it', async () => {
    const onEmptyDay = jest.fn();
    start(onEmptyDay);
    const day = screen.getByRole('button', { name: 'Friday, November 27, 2026, no events' });

    await waitFor(() => expect(day.getAttribute('aria-disabled')).toBeNull());

    fireEvent.click(day);

    expect(onEmptyDay).toHaveBeenCalledWith('2026-11-27');
  });

  it('offers visitors nothing there', () => {
    start();
    const day = screen.getByRole('button', { name: 'Friday, November 27, 2026, no events' });
    expect(day.getAttribute('aria-disabled')).toBe('true');
  });
});
