import { PublicAnswers } from '#src/common/public-answers/public-answers.js';
import { CalendarShowsService } from '#src/modules/events/calendar/calendar-shows.service.js';
import { EventsService } from '#src/modules/events/events.service.js';
import { VenueAppService } from '#src/modules/venue/app/venue-app.service.js';
import { createTestApp, type TestApp } from '#test/test-app.js';

describe('what other programs ask for is written once', () => {
  let venue: TestApp;
  beforeAll(async () => {
    venue = await createTestApp({ PUBLIC_URL: 'https://venue.example' });
  });
  afterAll(() => venue.close());
  beforeEach(() => venue.app.get(PublicAnswers).setListening(true));
  afterEach(() => jest.restoreAllMocks());

  const ask = async (...addresses: string[]) => {
    const answers = [];
    for (const address of addresses) answers.push(await venue.http().get(address));
    return answers;
  };
  const textsOf = async (...addresses: string[]) =>
    new Set((await ask(...addresses)).map(({ text }) => text));

  it('whatever is added to the address of a feed', async () => {
    const written = jest.spyOn(venue.app.get(CalendarShowsService), 'findMany');
    const texts = await textsOf(
      '/feeds/events.ics',
      '/feeds/events.ics?from=1',
      '/feeds/events.ics?type=country&limit=2',
      '/feeds/events.ics?nocache=17&type[]=x',
      '/feeds/events.ics/',
      '/Feeds/Events.ics?',
    );
    expect([texts.size, written.mock.calls.length]).toEqual([1, 1]);
  });

  it('however the type of a feed is written', async () => {
    const written = jest.spyOn(venue.app.get(CalendarShowsService), 'findMany');
    await textsOf('/feeds/types/country.ics', '/feeds/types/Country.ics', '/feeds/types/%43ountr%79.ics?x=1');
    expect(written).toHaveBeenCalledTimes(1);
  });

  it('for each type and number of shows that a frame asks for', async () => {
    const written = jest.spyOn(venue.app.get(EventsService), 'findFromNight');
    await ask(
      '/embed/events?type=country&limit=2',
      '/embed/events?limit=2&type=Country&nocache=1',
      '/embed/events?limit=2',
      '/embed/events?type=country',
      '/embed/events',
      '/embed/events?limit=2&from=1',
    );
    expect(written.mock.calls.map(([, { type, limit }]) => [type, limit])).toEqual([
      ['country', 2],
      [undefined, 2],
      ['country', 10],
      [undefined, 10],
    ]);
  });

  it('for no value that the frame does not take', async () => {
    const kept = jest.spyOn(venue.app.get(PublicAnswers), 'keep');
    const refused = ['?limit=51', '?limit=ten', '?limit=5&limit=6', '?type=country&type=rock'];
    await ask('/embed/events', '/embed/events?type=country%20%20');
    for (const query of [...refused, ...refused])
      expect((await venue.http().get(`/embed/events${query}`)).status).toBe(400);
    expect(kept).toHaveBeenCalledTimes(1);
  });

  it('as the manifest of the app is', async () => {
    const written = jest.spyOn(venue.app.get(VenueAppService), 'manifest');
    await ask('/manifest.webmanifest', '/manifest.webmanifest?from=1', '/manifest.webmanifest?x=1');
    expect(written).toHaveBeenCalledTimes(1);
  });
});
