import { cleanup, screen } from '@testing-library/react';
import { EventCard } from './event-card';
import { openScreen } from './event-screen-double';
import { anEvent } from './event.factory';
import type { EventResponse } from './events.queries';

const show = async (event: Partial<EventResponse>) => {
  await openScreen(
    <div role="main">
      <EventCard event={anEvent(event)} type={undefined} showNotes={false} />
    </div>,
  );
  return screen.getByRole('article');
};

describe('EventCard', () => {
  afterEach(cleanup);

  it('writes the type and the genre as a reader expects them', async () => {
    const artist = { id: 1, name: 'June Calloway', genre: 'bluegrass', profileImage: null, hasPage: false };
    const card = await show({ type: 'hip-hop', artist });
    expect(card.textContent).toContain('Hip-Hop');
    expect(card.textContent).toContain('Featuring June Calloway · Bluegrass');
  });
});
