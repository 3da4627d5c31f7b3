import { cleanup, fireEvent, screen } from '@testing-library/react';
import { EventCard } from './event-card';
import { openScreen } from '#test/screens/event-screen-double';
import { anEvent } from '#test/factories/event.factory';
import { TonightCard } from './tonight-card';
import type { EventResponse } from '#features/events/events.queries';

const show = async (event: Partial<EventResponse>) => {
  await openScreen(
    <div role="main">
      <EventCard event={anEvent(event)} type={undefined} showNotes={false} />
    </div>,
  );
  return screen.getByRole('article');
};

const JUNE = { id: 1, name: 'June Calloway', genre: 'bluegrass', profileImage: null, hasPage: false };

describe('EventCard', () => {
  afterEach(cleanup);

  it('writes the type and the genre as a reader expects them', async () => {
    const card = await show({ type: 'hip-hop', acts: [JUNE] });
    expect(card.textContent).toContain('Hip-Hop');
    expect(card.textContent).toContain('Featuring June Calloway · Bluegrass');
  });

  it('names every act in order, and leads to those who have a page', async () => {
    const others = ['Hank Snow', 'شادية'].map((name, place) => ({
      ...JUNE,
      id: 2 + place,
      name,
      hasPage: true,
    }));
    const card = await show({ acts: [JUNE, ...others] });
    expect(card.textContent).toContain('Featuring June Calloway · Bluegrass · with Hank Snow, شادية');
    const pages = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(pages).toEqual(['/artists/2', '/artists/3', '/events/1']);
  });

  it("shows the event's picture in the size of a card, and nothing for an event without one", async () => {
    const imageUrl = '/uploads/event-0123.webp';
    const card = await show({ imageUrl });
    expect(pictureIn(card)?.getAttribute('src')).toBe('/uploads/event-0123-card.webp');
    expect(pictureIn(card)?.getAttribute('loading')).toBe('lazy');
    cleanup();

    expect(pictureIn(await show({ imageUrl: null }))).toBeNull();
  });

  it('leaves no hole where the picture cannot be had', async () => {
    const image = pictureIn(await show({ imageUrl: '/uploads/event-0123.webp' }));
    if (!image) throw new Error('no picture');
    fireEvent.error(image);
    expect([image.getAttribute('src'), image.hidden]).toEqual(['/uploads/event-0123.webp', false]);

    fireEvent.error(image);
    expect(image.hidden).toBe(true);
  });
});

describe('TonightCard', () => {
  afterEach(cleanup);

  it.each([
    ['tonight', { tonight: [anEvent({ imageUrl: '/uploads/event-0123.webp' })], next: undefined }],
    ['the next show', { tonight: [], next: anEvent({ imageUrl: '/uploads/event-0123.webp' }) }],
  ])('shows the picture of %s in the size of a card', async (_, shows) => {
    await openScreen(
      <div role="main">
        <TonightCard {...shows} isLoading={false} />
      </div>,
    );

    const card = screen.getByRole('region', { name: 'Tonight' });
    expect(pictureIn(card)?.getAttribute('src')).toBe('/uploads/event-0123-card.webp');
    expect(pictureIn(card)?.getAttribute('loading')).toBe('eager');
  });

  it.each(['cancelled', 'postponed'] as const)(
    'says on the button of a show that it is %s',
    async (status) => {
      const tonight = [anEvent({ name: 'Rained Out', status })];
      await openScreen(
        <div role="main">
          <TonightCard tonight={tonight} next={undefined} isLoading={false} />
        </div>,
      );

      const button = screen.getByRole('link', { name: `Mark Attendance at Rained Out · ${status}` });
      expect(button.getAttribute('href')).toBe('/events/1/check-in');
      // On two lines, the dot ends the first.
      expect(button.textContent).toContain(`\u00a0· ${status}`);
    },
  );

  it.each([
    ['the next show', anEvent({ name: 'Next Week Rodeo' }), ['Next show', 'Next Week Rodeo']],
    ['that none is booked', undefined, ['Quiet night', 'The stage is dark tonight']],
  ])('says on a dark night %s', async (_, next, words) => {
    await openScreen(
      <div role="main">
        <TonightCard tonight={[]} next={next} isLoading={false} />
      </div>,
    );

    const card = screen.getByRole('region', { name: 'Tonight' });
    for (const text of words) expect(card.textContent).toContain(text);
  });
});

/** Decoration, so no role finds it. */
const pictureIn = (card: HTMLElement) => card.querySelector('img');
