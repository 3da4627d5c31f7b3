import { ACTS, guestEmail, guestName } from '#src/demo/demo-cast.js';
import { type ArtistRow, type UserRow } from '#src/demo/demo-rows.js';
import { addDays, instantAt } from './venue-days.js';

/** Accounts of the demo venue by their place in the users table. Artists follow the admin in the order of the cast. */
export const ADMIN_ID = 1;
const FIRST_ARTIST_USER_ID = 2;
export const CUSTOMER_ID = FIRST_ARTIST_USER_ID + ACTS.length;
/** Guests of the loyalty programme who also have an account, the customer not counted. */
const GUEST_ACCOUNTS = 6;
/** One of them is blocked. */
const BLOCKED_GUEST = 4;

/** Accounts whose password everybody knows; the others have one that nobody knows. */
export const DEMO_SIGN_INS = {
  admin: ADMIN_ID,
  artist: FIRST_ARTIST_USER_ID,
  customer: CUSTOMER_ID,
} as const;

/** The person behind the customer account. */
export const LORETTA = { first: 'Loretta', last: 'Hayes', email: 'loretta@example.com' } as const;

/** The admin, an account for each artist, the customer, and some guests of whom one is blocked. */
export const planUsers = (today: string): UserRow[] => {
  const since = (days: number) => ({
    emailVerifiedAt: instantAt(addDays(today, -days), '10:20'),
    createdAt: instantAt(addDays(today, -days), '10:00'),
  });
  const admin: UserRow = {
    id: ADMIN_ID,
    username: 'admin',
    email: 'maxine@example.com',
    firstName: 'Maxine',
    lastName: 'Harlan',
    userType: 'admin',
    isActive: true,
    ...since(400),
  };
  const artists = ACTS.map(({ person }, index): UserRow => ({
    id: FIRST_ARTIST_USER_ID + index,
    ...person,
    userType: 'artist',
    isActive: true,
    ...since(300 - index * 35),
  }));
  const customer: UserRow = {
    id: CUSTOMER_ID,
    username: 'customer',
    email: LORETTA.email,
    firstName: LORETTA.first,
    lastName: LORETTA.last,
    userType: 'user',
    isActive: true,
    ...since(48),
  };
  const guests = Array.from({ length: GUEST_ACCOUNTS }, (_, index): UserRow => {
    const name = guestName(index);
    return {
      id: CUSTOMER_ID + 1 + index,
      username: `${name.first}.${name.last}`.toLowerCase(),
      email: guestEmail(name),
      firstName: name.first,
      lastName: name.last,
      userType: 'user',
      isActive: index !== BLOCKED_GUEST,
      ...since(120 - index * 9),
    };
  });
  return [admin, ...artists, customer, ...guests];
};

/** The account of the guest at this place of the guest list, if there is one. */
export const guestUserId = (guest: number): number | null =>
  guest < GUEST_ACCOUNTS ? CUSTOMER_ID + 1 + guest : null;

/** The cast as artists, ids from 1; the last one is not approved. */
export const planArtists = (today: string): ArtistRow[] =>
  ACTS.map(({ portrait: _portrait, person, ...act }, index) => ({
    id: index + 1,
    userId: FIRST_ARTIST_USER_ID + index,
    email: person.email,
    ...act,
    createdAt: instantAt(addDays(today, -(300 - index * 35)), '10:05'),
  }));
