import { jest } from '@jest/globals';
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { anEvent } from '#test/factories/event.factory';
import { fakeNetwork, silent } from '#test/fake-network';
import { calendarEventsQuery, type EventResponse } from '#features/events/events.queries';
import { useTonight } from './use-tonight';

const network = fakeNetwork();
const tonight = anEvent({ id: 2, date: '2026-11-21' });
const tomorrow = anEvent({ id: 3, date: '2026-11-22' });

/** A phone that saw the month's calendar yesterday, and no list of today. */
const start = (events: EventResponse[] = [anEvent({ id: 1, date: '2026-11-20' }), tonight, tomorrow]) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(calendarEventsQuery('2026-11').queryKey, events);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => useTonight('2026-11-21'), { wrapper });
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
    const lastNights = anEvent({ id: 4, date: '2026-11-21', time: '00:30' });
    const tonights = anEvent({ id: 5, date: '2026-11-22', time: '00:30' });

    const { result } = start([lastNights, tonight, tonights, tomorrow]);

    expect(result.current).toMatchObject({ tonight: [tonight, tonights], next: tomorrow });
  });

  it('shows it after five seconds of a slow network', () => {
    network.on('GET /api/events', silent);

    const { result } = start();
    expect(result.current.isLoading).toBe(true);
    act(() => jest.advanceTimersByTime(5_000));

    expect(result.current.tonight).toEqual([tonight]);
  });
});
