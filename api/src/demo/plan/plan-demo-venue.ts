import { DEFAULT_TIME_ZONE } from '#contract/rules/clock.js';
import { planAvailability } from './plan-availability.js';
import { planArtistBookings, planBookingRequests, planTableBookings } from './plan-bookings.js';
import { planCheckIns } from './plan-check-ins.js';
import { planEvents } from './plan-events.js';
import { planGallery } from './plan-gallery.js';
import { planInvitations } from './plan-invitations.js';
import { planLoyalty } from './plan-loyalty.js';
import { planArtists, planUsers } from './plan-people.js';
import { planRewards } from './plan-rewards.js';
import { planSms } from './plan-sms.js';
import { seededRandom } from '#src/demo/seeded-random.js';

/** Every row of the demo venue, complete with ids and free of clashes; nothing is written or stored yet. */
export type DemoVenuePlan = ReturnType<typeof planDemoVenue>;

/**
 * The living venue of design §3: about forty events around today, a cast, guests, and their history.
 * @param today the show night, `YYYY-MM-DD` by the venue's clock; nothing in the plan happened after the day before
 * @param seed the same day and seed give the same plan
 */
export const planDemoVenue = (today: string, seed: string) => {
  const random = (part: string) => seededRandom(`${seed}/${part}`);
  const events = planEvents(today);
  const rows = events.map(({ row }) => row);
  const past = rows.filter(({ date }) => date < today);
  const coming = rows.filter(({ date }) => date >= today);
  const gallery = planGallery(past, random('gallery'));
  const { visits, ...loyalty } = planLoyalty(today, past, random('members'));
  const checkIns = planCheckIns(past, visits, gallery.length + 1);
  const artists = planArtists(today);
  return {
    venue: VENUE,
    eventTypes: EVENT_TYPES,
    users: planUsers(today),
    artists,
    events,
    ...loyalty,
    ...planRewards(today),
    attendance: checkIns.attendance,
    photos: [...gallery, ...checkIns.photos],
    photoAttendance: checkIns.photoAttendance,
    availability: planAvailability(today, rows, random('availability')),
    invitations: planInvitations(today, coming),
    artistBookings: planArtistBookings(today, coming),
    bookingRequests: planBookingRequests(today),
    tableBookings: planTableBookings(today, coming),
    smsRequests: planSms(today, {
      venue: VENUE,
      events: rows,
      artists: artists.filter(({ isApproved }) => isApproved).map(({ id, name }) => ({ id, name })),
      eventTypes: EVENT_TYPES.map(({ name }) => name),
    }),
  };
};

const VENUE = {
  name: 'Rusty Spur Hall',
  description:
    'A hundred and twenty seats, one good floor and a stage with history. Live music four nights a week since 1948.',
  phone: '(830) 555-0148',
  email: 'howdy@rusty-spur.example.com',
  address: '418 Lariat Lane, Bandera Springs, TX',
  street: '418 Lariat Lane',
  city: 'Bandera Springs',
  region: 'TX',
  postalCode: '78003',
  country: 'US',
  timeZone: DEFAULT_TIME_ZONE,
};

const EVENT_TYPES = [
  { name: 'Country', color: 'bg-golden text-dark', description: 'Two-steps, waltzes and heartbreak.' },
  {
    name: 'Bluegrass',
    color: 'bg-forest-green text-light',
    description: 'Strings, fast and without amplifiers.',
  },
  { name: 'Rock', color: 'bg-crimson text-light', description: 'Ear plugs free at the bar.' },
  { name: 'Folk', color: 'bg-chocolate text-light', description: 'Stories with a tune.' },
  { name: 'Jazz', color: 'bg-purple text-light', description: 'Western swing and its city cousins.' },
  { name: 'Blues', color: 'bg-blue text-light', description: 'Slow, late and true.' },
  { name: 'Pop', color: 'bg-pink text-dark', description: 'Choruses to hum on the way home.' },
  { name: 'Alternative', color: 'bg-green text-light', description: 'Whatever the others are not.' },
  { name: 'Classical', color: 'bg-indigo text-light', description: 'Sunday matinées with rosin.' },
  { name: 'Hip-Hop', color: 'bg-orange text-dark', description: 'Beats, rhymes and the odd banjo.' },
  { name: 'Reggae', color: 'bg-yellow text-dark', description: 'The off-beat side of the prairie.' },
  { name: 'Electronic', color: 'bg-red text-light', description: 'Mirror ball on, lights low.' },
];
