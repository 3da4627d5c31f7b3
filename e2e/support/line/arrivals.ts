import { randomUUID } from 'node:crypto';
import type { DoorPage } from '#pages/door-page';
import { addMember, bookTable, type DoorMember } from '#support/door';
import type { Venue } from '#support/venue';
import { dropCard, holdCard } from './card-camera';

/** A party at the head of the line, and how staff find it. */
export type Arrival =
  | { by: 'search' | 'card' | 'camera'; member: DoorMember; name: string; partySize: number }
  | { by: 'table'; name: string; partySize: number }
  | { by: 'new'; name: string; email: string; partySize: number };

const NAMES = ['June', 'Waylon', 'Patsy', 'Loretta', 'Merle', 'Dolly', 'Buck', 'Kitty', 'Hank', 'Tammy'];

/**
 * How the line comes, ten at a time: members by their names and cards, tables, and people who are new. The first five come in
 * each way once.
 */
const TEN: Arrival['by'][] = [
  'search',
  'card',
  'new',
  'table',
  'camera',
  'search',
  'card',
  'new',
  'card',
  'search',
];

/** The place in each ten of who is new and gives an e-mail; the other gives none. */
const GIVES_EMAIL = TEN.indexOf('new');

/** Each tenth member brings somebody along. */
const PAIR_EVERY = 10;

/** Makes a line of so many parties: adds the members, books the tables of two to six. */
export const queueUp = async (venue: Venue, eventId: number, length: number): Promise<Arrival[]> => {
  const arrivals: Arrival[] = [];
  for (let place = 0; place < length; place += 1)
    arrivals.push(await arrive(venue, eventId, place, TEN[place % TEN.length] ?? 'search'));
  return arrivals;
};

const arrive = async (venue: Venue, eventId: number, place: number, by: Arrival['by']): Promise<Arrival> => {
  const firstName = NAMES[place % NAMES.length] ?? '';
  const round = Math.floor(place / TEN.length);
  const name = `${firstName} Calloway-${randomUUID().slice(0, 8)}`;
  if (by === 'new')
    return {
      by,
      name,
      email: place % TEN.length === GIVES_EMAIL ? `${name.replace(' ', '.')}@example.com` : '',
      partySize: 1 + round,
    };
  if (by === 'table') {
    const partySize = 2 + (round % 5);
    await bookTable(venue, eventId, name, partySize);
    return { by, name, partySize };
  }
  const member = await addMember(venue, firstName);
  return { by, member, name: member.name, partySize: place % PAIR_EVERY === 4 ? 2 : 1 };
};

/** What a member's card says. */
export const cardOf = ({ code }: DoorMember): string => `https://venue.example.com/m/${code}`;

/** Finds the party on the screen, until its sheet is open. */
const open = async (door: DoorPage, arrival: Arrival): Promise<void> => {
  switch (arrival.by) {
    case 'search':
      await door.type(arrival.name.slice(0, -2));
      await door.checkInButton(arrival.name).click();
      break;
    case 'card':
      await door.scan(cardOf(arrival.member));
      break;
    case 'camera':
      await holdCard(door.page, cardOf(arrival.member));
      await door.scanButton.click();
      await door.sheetOf(arrival.name).waitFor();
      await dropCard(door.page);
      break;
    case 'table':
      await door.tables.getByRole('button', { name: `Check in ${arrival.name}` }).click();
      break;
    case 'new':
      await door.type(arrival.name);
      await door.newGuestButton.click();
      if (arrival.email) await door.typeEmail(arrival.email);
      break;
  }
};

/** Lets the party at the head of the line in. */
export const letIn = async (door: DoorPage, arrival: Arrival): Promise<void> => {
  await open(door, arrival);
  await door.sheetOf(arrival.by === 'new' ? 'New guest' : arrival.name).waitFor();
  const known = arrival.by === 'table' ? arrival.partySize : 1;
  for (let size = known; size < arrival.partySize; size += 1) await door.oneMore.click();
  await door.takePhoto();
  await door.checkIn();
};
