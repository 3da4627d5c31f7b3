import { jest } from '@jest/globals';
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { anEvent } from '#test/factories/event.factory';
import { fakeNetwork, json, silent } from '#test/fake-network';
import { calendarEventsQuery, type EventResponse } from '#features/events/events.queries';
import { EMPTY_SEARCH } from '#features/events/search/event-search';
import { useEventList } from '#features/events/search/use-event-list';
import { useTonight } from './use-tonight';

const network = fakeNetwork();
const tonight = anEvent({ id: 2, date: '2026-11-21' });
const tomorrow = anEvent({ id: 3, date: '2026-11-22' });

const lastNights = anEvent({ id: 4, date: '2026-11-21', time: '00:30' });

/** A phone that saw the month's calendar yesterday, and no list of today. */
const start = (events: EventResponse[] = [anEvent({ id: 1, date: '2026-11-20' }), tonight, tomorrow]) =>
  show(events, () => useTonight('2026-11-21'));

const show = <Result,>(events: EventResponse[], hook: () => Result) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(calendarEventsQuery('2026-11').queryKey, events);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(hook, { wrapper });
};

describe('useTonight', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    cleanup();
    onlineManager.setOnline(true);
    jest.useRealTimers();
  });

  it("shows tonight's event without a network on the day after the last visit", () => {
    onlineManager.setOnline(false);

    const { result } = start();

    expect(result.current).toEqual({ tonight: [tonight], next: tomorrow, isLoading: false, isKnown: true });
  });

  it('counts a show after midnight as of the night before, where guests check in to it', () => {
    onlineManager.setOnline(false);
    const tonights = anEvent({ id: 5, date: '2026-11-22', time: '00:30' });

    const { result } = start([lastNights, tonight, tonights, tomorrow]);

    expect(result.current).toMatchObject({ tonight: [tonight, tonights], next: tomorrow });
  });

  it('leaves a show after midnight of the night that is over out of what the venue lists', async () => {
    network.on('GET /api/events', () => json([lastNights, tonight]));
    const { result } = show([], () => useEventList(EMPTY_SEARCH, '2026-11-21'));
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(result.current).toMatchObject({ state: 'ready', events: [tonight] });
  });

  it('shows it after five seconds of a slow network', () => {
    network.on('GET /api/events', silent);

    const { result } = start();
    expect(result.current.isLoading).toBe(true);
    act(() => jest.advanceTimersByTime(5_000));

    expect(result.current.tonight).toEqual([tonight]);
  });
});
