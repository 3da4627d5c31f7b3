import type { EventResponse } from '#features/events/events.queries';

/** An event for specs: tonight's open mic, with whatever a scenario needs different. */
export const anEvent = (overrides: Partial<EventResponse> = {}): EventResponse => ({
  id: 1,
  name: 'Open Mic Night',
  type: 'country',
  description: null,
  date: '2026-11-20',
  time: '19:30',
  doorsTime: '19:00',
  endTime: null,
  status: 'scheduled',
  capacity: null,
  imageUrl: null,
  artistId: null,
  artist: null,
  artistIds: [],
  acts: [],
  seriesId: null,
  version: 1,
  createdAt: '2026-10-01T12:00:00.000Z',
  ...overrides,
});
