import { describe, expect, it } from '@jest/globals';
import { feedLinks, showLinks } from './calendar-links';

const SHOW = {
  id: 12,
  name: 'Boone & Co',
  date: '2026-11-20',
  time: '21:00',
  endTime: '00:30',
  doorsTime: '20:00',
};
const PLACE = { name: 'Hall', address: '1 Main St', timeZone: 'America/Chicago' };

describe('showLinks', () => {
  const links = showLinks(SHOW, PLACE, 'https://venue.example');

  it('fills in Google’s page on the venue’s clock, past midnight', () => {
    const { origin, pathname, searchParams } = new URL(links.google);
    expect(origin + pathname).toBe('https://calendar.google.com/calendar/render');
    expect(Object.fromEntries(searchParams)).toEqual({
      action: 'TEMPLATE',
      text: 'Boone & Co',
      dates: '20261120T210000/20261121T003000',
      ctz: 'America/Chicago',
      location: 'Hall, 1 Main St',
      details: 'Doors 8:00 PM\nhttps://venue.example/events/12',
    });
  });

  it('leads other programs to the show’s own feed', () => {
    expect(links.address).toBe('https://venue.example/feeds/events/12.ics');
    expect(links.subscription).toBe('webcal://venue.example/feeds/events/12.ics');
  });

  it.each([
    ['cancelled', 'Cancelled: Boone & Co'],
    ['postponed', 'Postponed: Boone & Co'],
    ['scheduled', 'Boone & Co'],
  ] as const)('says of a show that is %s what became of it', (status, title) => {
    const { google } = showLinks({ ...SHOW, status }, PLACE, 'https://v.example');
    expect(new URL(google).searchParams.get('text')).toBe(title);
  });

  it('lets a show without an end last three hours', () => {
    const { searchParams } = new URL(
      showLinks({ ...SHOW, endTime: null }, PLACE, 'https://v.example').google,
    );
    expect(searchParams.get('dates')).toBe('20261120T210000/20261121T000000');
  });
});

describe('feedLinks', () => {
  it('subscribes to the whole calendar, also without TLS', () => {
    expect(feedLinks('/feeds/events.ics', 'http://127.0.0.1:3000')).toEqual({
      subscription: 'webcal://127.0.0.1:3000/feeds/events.ics',
      google:
        'https://calendar.google.com/calendar/render?cid=webcal%3A%2F%2F127.0.0.1%3A3000%2Ffeeds%2Fevents.ics',
      address: 'http://127.0.0.1:3000/feeds/events.ics',
    });
  });
});
