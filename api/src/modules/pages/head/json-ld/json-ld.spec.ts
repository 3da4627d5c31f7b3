import { vocabularyProblems } from '#test/schema-org/vocabulary.js';
import type { ArtistResponse } from '#src/modules/artists/artists.dto.js';
import type { EventResponse } from '#src/modules/events/events.dto.js';
import type { Site, SiteVenue } from '#src/modules/pages/head/page-head.js';
import type { GalleryPhotoResponse } from '#src/modules/photos/gallery/gallery.dto.js';
import { artistJsonLd } from './artist-json-ld.js';
import { eventJsonLd } from './event-json-ld.js';
import { photoJsonLd } from './photo-json-ld.js';
import { venueJsonLd } from './venue-json-ld.js';

const VENUE: SiteVenue = {
  name: 'Rusty Spur Hall',
  description: 'One good floor',
  logoUrl: '/uploads/logo-1.png',
  phone: '(830) 555-0148',
  email: 'howdy@example.com',
  address: '418 Lariat Lane, Bandera Springs, TX',
  street: '418 Lariat Lane',
  city: 'Bandera Springs',
  region: 'TX',
  postalCode: '78003',
  country: 'US',
  timeZone: 'America/Chicago',
};
const siteOf = (venue: Partial<SiteVenue> = {}): Site => ({
  link: (path) => `https://rusty-spur.example${path}`,
  venue: { ...VENUE, ...venue },
});
const PICTURE = 'https://rusty-spur.example/previews/event-5-0123456789ab.jpg';

const JUNE = { id: 3, name: 'June Carver', genre: 'country', profileImage: null, hasPage: true };
const WAITING = { id: 4, name: 'Hank Snow', genre: 'folk', profileImage: null, hasPage: false };

const SHOW = {
  id: 5,
  name: 'Boot Scoot',
  type: 'country',
  description: 'Two-step',
  date: '2026-11-27',
  time: '20:00',
  doorsTime: '19:00',
  endTime: '00:30',
  status: 'scheduled' as const,
  capacity: 120,
  imageUrl: '/uploads/event-1.webp',
  artistId: 3,
  artist: JUNE,
  artistIds: [3, 4],
  acts: [JUNE, WAITING],
  seriesId: null,
  version: 1,
  createdAt: new Date(0),
} satisfies EventResponse;
const showJsonLd = (show: Partial<EventResponse> = {}, venue: Partial<SiteVenue> = {}) =>
  eventJsonLd({ ...SHOW, ...show }, { site: siteOf(venue), picture: PICTURE });

const ARTIST = {
  id: 3,
  name: 'June Carver',
  genre: 'country',
  description: 'Sings',
  website: 'https://june.example.com',
  socialMedia: 'https://social.example.com/june, @june',
  profileImage: '/uploads/artist-1.webp',
  demoFile: null,
  demoFileType: null,
} satisfies ArtistResponse;
const PHOTO: GalleryPhotoResponse = {
  id: 9,
  eventId: 5,
  event: { id: 5, name: 'Boot Scoot', date: '2026-11-27' },
  description: 'Boots',
  tags: ['dance'],
  filename: 'photo-1.jpg',
  thumbnailUrl: '/uploads/photo-1-thumbnail.webp',
  cardUrl: null,
  screenUrl: '/uploads/photo-1-screen.webp',
  downloadUrl: '/uploads/photo-1.jpg',
  width: 1600,
  height: 900,
  placeholder: null,
  uploadedAt: '2026-11-28T05:06:07.000Z',
};

describe('JSON-LD', () => {
  it.each([
    ['a show', showJsonLd()],
    [
      'a show of which little is known',
      showJsonLd({
        acts: [],
        doorsTime: null,
        endTime: null,
        capacity: null,
        imageUrl: null,
        description: null,
      }),
    ],
    [
      'a show at a venue that says only what it is called',
      showJsonLd(
        {},
        {
          description: null,
          logoUrl: null,
          phone: null,
          email: null,
          address: null,
          street: null,
          city: null,
        },
      ),
    ],
    ['a cancelled show', showJsonLd({ status: 'cancelled' })],
    ['a postponed show', showJsonLd({ status: 'postponed' })],
    ['the venue', venueJsonLd(siteOf())],
    ['an artist', artistJsonLd(ARTIST, { site: siteOf(), picture: PICTURE })],
    ['a photo', photoJsonLd(PHOTO, siteOf())],
  ])('is what schema.org defines: %s', (_, jsonLd) => {
    expect(vocabularyProblems(jsonLd)).toEqual([]);
  });

  it('would be found wrong', () => {
    expect(
      vocabularyProblems({
        '@type': 'MusicEvent',
        startDate: 'tonight',
        boots: 1,
        location: { '@type': 'Gig' },
      }),
    ).toEqual([
      'startDate takes no "tonight"',
      'boots is no property of MusicEvent',
      'location.@type Gig is not known',
      'location takes no Gig',
    ]);
  });

  /** What Google asks of an event to show it in search: required, and recommended ("Event structured data"). */
  it('has what search engines require and recommend of an event', () => {
    const event = showJsonLd();
    const required = ['name', 'startDate', 'location'];
    const recommended = ['description', 'endDate', 'eventStatus', 'image', 'organizer', 'performer'];
    expect(Object.keys(event)).toEqual(expect.arrayContaining([...required, ...recommended]));
    expect(event).toMatchObject({
      location: {
        name: 'Rusty Spur Hall',
        address: {
          '@type': 'PostalAddress',
          streetAddress: '418 Lariat Lane',
          addressLocality: 'Bandera Springs',
          addressRegion: 'TX',
          postalCode: '78003',
          addressCountry: 'US',
        },
      },
      performer: [
        { '@type': 'MusicGroup', name: 'June Carver', url: 'https://rusty-spur.example/artists/3' },
        { '@type': 'MusicGroup', name: 'Hank Snow' },
      ],
      organizer: { name: 'Rusty Spur Hall', url: 'https://rusty-spur.example/' },
      image: [PICTURE, 'https://rusty-spur.example/uploads/event-1.webp'],
    });
  });

  it('has each set that has a time, as they are played', () => {
    const acts = [
      { ...JUNE, setTime: '22:00' },
      { ...WAITING, setTime: '20:00' },
    ];
    expect(showJsonLd({ acts })).toMatchObject({
      subEvent: [
        {
          '@type': 'MusicEvent',
          name: 'Hank Snow at Boot Scoot',
          startDate: '2026-11-27T20:00:00-06:00',
          endDate: '2026-11-27T22:00:00-06:00',
          performer: { name: 'Hank Snow' },
        },
        { startDate: '2026-11-27T22:00:00-06:00', endDate: '2026-11-28T00:30:00-06:00' },
      ],
    });
    expect(showJsonLd()).not.toHaveProperty('subEvent');
  });

  it('tells times with the offset of the venue’s clock, an end past midnight on the next day', () => {
    expect(showJsonLd()).toMatchObject({
      startDate: '2026-11-27T20:00:00-06:00',
      endDate: '2026-11-28T00:30:00-06:00',
      doorTime: '2026-11-27T19:00:00-06:00',
    });
    expect(showJsonLd({ date: '2026-07-01' })).toMatchObject({ startDate: '2026-07-01T20:00:00-05:00' });
    expect(showJsonLd({ time: '00:30', doorsTime: '23:30', endTime: '02:00' })).toMatchObject({
      doorTime: '2026-11-26T23:30:00-06:00',
      endDate: '2026-11-27T02:00:00-06:00',
    });
  });

  it('ends no show before it begins, which the skipped hour would', () => {
    expect(showJsonLd({ date: '2027-03-14', time: '02:30', endTime: '03:15' })).toMatchObject({
      startDate: '2027-03-14T03:30:00-05:00',
      endDate: '2027-03-14T04:15:00-05:00',
    });
  });

  it.each([
    ['scheduled', 'https://schema.org/EventScheduled'],
    ['postponed', 'https://schema.org/EventPostponed'],
    ['cancelled', 'https://schema.org/EventCancelled'],
  ] as const)('keeps the date of a show that is %s, and says so', (status, eventStatus) => {
    expect(showJsonLd({ status })).toMatchObject({ eventStatus, startDate: '2026-11-27T20:00:00-06:00' });
  });

  it('has the address that people read, where its parts are not told', () => {
    const nothing = { street: null, city: null, region: null, postalCode: null, country: null };
    expect(showJsonLd({}, { ...nothing, address: '1 Broadway\nAustin' })).toMatchObject({
      location: { address: { streetAddress: '1 Broadway, Austin' } },
    });
  });

  it('leads to no page of an artist who has none, and to other sites of one who has', () => {
    const acts = [{ id: 3, name: 'June', genre: '', profileImage: null, hasPage: false }];
    expect(JSON.stringify(showJsonLd({ acts }))).not.toContain('/artists/3');
    expect(artistJsonLd(ARTIST, { site: siteOf(), picture: PICTURE })).toMatchObject({
      sameAs: ['https://june.example.com', 'https://social.example.com/june'],
    });
    const writtenByStaff = (website: string) =>
      artistJsonLd({ ...ARTIST, website, socialMedia: null }, { site: siteOf(), picture: PICTURE });
    expect(writtenByStaff('june.example.com')).toMatchObject({ sameAs: ['https://june.example.com'] });
    expect(writtenByStaff('ask June')).not.toHaveProperty('sameAs');
  });
});
