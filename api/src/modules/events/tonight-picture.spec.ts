import { addDays } from '#src/demo/venue-days.js';
import { createEvent, createTestApp, openShow, type TestApp } from '#test/test-app.js';
import { TonightPictureService } from './tonight-picture.service.js';

describe('the picture on top of the events page', () => {
  let venue: TestApp;
  const { date: tonight } = openShow();

  beforeAll(async () => {
    venue = await createTestApp();
  });
  beforeEach(() => venue.sql('DELETE FROM events'));
  afterAll(() => venue.close());

  const show = async (name: string, inDays: number, status = 'scheduled') => {
    const id = await createEvent(venue, { name, date: addDays(tonight, inDays) });
    await venue.sql('UPDATE events SET status = $2, image_url = $3 WHERE id = $1', [
      id,
      status,
      `/uploads/event-${name}.webp`,
    ]);
  };
  const find = () => venue.app.get(TonightPictureService).find();

  it('is of the first show tonight, called off or not, in the size of a card', async () => {
    await show('yesterday', -1);
    await show('tomorrow', 1);
    await show('tonight', 0, 'cancelled');
    expect(await find()).toBe('/uploads/event-tonight-card.webp');
  });

  it('is of the next show that takes place when the stage is dark', async () => {
    await show('tomorrow', 1, 'postponed');
    await show('later', 2);
    expect(await find()).toBe('/uploads/event-later-card.webp');
  });

  it('is none when the show has none, and none when there is no show', async () => {
    expect(await find()).toBeUndefined();
    await createEvent(venue);
    await show('tomorrow', 1);
    expect(await find()).toBeUndefined();
  });
});
