import { QueryClient } from '@tanstack/react-query';
import { anEvent } from '#test/factories/event.factory';
import { calendarEventsQuery, eventListQuery, eventQuery, keptEvents } from './events.queries';

const LIST = eventListQuery({ name: '', type: 'all', date: '' }, '2026-11-20').queryKey;
const pages = (...rows: ReturnType<typeof anEvent>[]) => ({
  pages: [{ rows, next: null }],
  pageParams: ['/api/events'],
});

describe('keptEvents', () => {
  it('finds each event once in lists, calendars and answers of their own, by date and time', () => {
    const client = new QueryClient();
    const first = anEvent({ id: 3, time: '18:00' });
    const second = anEvent({ id: 1, time: '19:00' });
    const third = anEvent({ id: 2, time: '20:00' });
    client.setQueryData(eventQuery(2).queryKey, third);
    client.setQueryData(calendarEventsQuery('2026-11').queryKey, [second, first]);
    client.setQueryData(LIST, pages(second));
    expect(keptEvents(client)).toEqual([first, second, third]);
  });

  it('takes the newest version, whichever answer came last', () => {
    const client = new QueryClient();
    client.setQueryData(eventQuery(1).queryKey, anEvent({ version: 2, time: '21:00' }), { updatedAt: 1 });
    client.setQueryData(LIST, pages(anEvent({ version: 1, time: '19:30' })), { updatedAt: 2 });
    expect(keptEvents(client)).toEqual([anEvent({ version: 2, time: '21:00' })]);
  });

  it('takes the last answer where versions are the same', () => {
    const client = new QueryClient();
    client.setQueryData(LIST, pages(anEvent({ artistNotes: 'Bring own amp' })), { updatedAt: 2 });
    client.setQueryData(eventQuery(1).queryKey, anEvent(), { updatedAt: 1 });
    expect(keptEvents(client)).toEqual([anEvent({ artistNotes: 'Bring own amp' })]);
  });
});
