import { addDays } from '#contract/calendar-date.js';
import { ACTS, guestEmail, guestName } from '#src/demo/demo-cast.js';
import type { UserType } from '#contract/users.js';
import { instantAt } from './venue-days.js';

/** Accounts of the demo venue by their place in the users table. Artists follow the admin in the order of the cast. */
export const ADMIN_ID = 1;
const FIRST_ARTIST_USER_ID = 2;
export const CUSTOMER_ID = FIRST_ARTIST_USER_ID + ACTS.length;
/** Guests of the loyalty programme who also have an account, the customer not counted. */
const GUEST_ACCOUNTS = 6;
const BLOCKED_GUEST = 4;

/** Accounts whose password everybody knows; the others have one that nobody knows. */
export const DEMO_SIGN_INS = {
  admin: ADMIN_ID,
  artist: FIRST_ARTIST_USER_ID,
  customer: CUSTOMER_ID,
} as const;

interface Person {
  first: string;
  last: string;
  email: string;
}

/** Who stands behind the admin account. */
export const MAXINE: Person = { first: 'Maxine', last: 'Harlan', email: 'maxine@example.com' };
/** The person behind the customer account. */
export const LORETTA: Person = { first: 'Loretta', last: 'Hayes', email: 'loretta@example.com' };

/** The admin, an account for each artist, the customer, and some guests of whom one is blocked. */
export const planUsers = (today: string) => {
  const account = (id: number, userType: UserType, days: number) => ({
    id,
    userType,
    isActive: true,
    emailVerifiedAt: instantAt(addDays(today, -days), '10:20'),
    createdAt: instantAt(addDays(today, -days), '10:00'),
  });
  const signIn = (username: string, { first, last, email }: Person) => ({
    username,
    email,
    firstName: first,
    lastName: last,
  });
  const artists = ACTS.map(({ person }, index) => ({
    ...account(FIRST_ARTIST_USER_ID + index, 'artist', 300 - index * 35),
    ...person,
  }));
  const guests = Array.from({ length: GUEST_ACCOUNTS }, (_, index) => {
    const name = guestName(index);
    return {
      ...account(CUSTOMER_ID + 1 + index, 'user', 120 - index * 9),
      ...signIn(`${name.first}.${name.last}`.toLowerCase(), { ...name, email: guestEmail(name) }),
      isActive: index !== BLOCKED_GUEST,
    };
  });
  return [
    { ...account(ADMIN_ID, 'admin', 400), ...signIn('admin', MAXINE) },
    ...artists,
    { ...account(CUSTOMER_ID, 'user', 48), ...signIn('customer', LORETTA) },
    ...guests,
  ];
};

/** The account of the guest at this place of the guest list, if there is one. */
export const guestUserId = (guest: number): number | null =>
  guest < GUEST_ACCOUNTS ? CUSTOMER_ID + 1 + guest : null;

/** The cast as artists, ids from 1; the last one is not approved. */
export const planArtists = (today: string) =>
  ACTS.map(({ portrait: _portrait, person, ...act }, index) => ({
    id: index + 1,
    userId: FIRST_ARTIST_USER_ID + index,
    email: person.email,
    ...act,
    knownPhone: act.isApproved ? act.phone : null,
    createdAt: instantAt(addDays(today, -(300 - index * 35)), '10:05'),
  }));
