import { DoorPage } from '#pages/door-page';
import type { DoorPerson } from '#support/door';
import type { Network } from '#support/network';
import type { Phone } from '#support/phone';
import type { Chance } from './chance';
import type { NightGuest, PlacedAct } from './night-acts';

interface ScreenTablet {
  phone: Phone;
  network: Network;
  door: DoorPage;
  gate: string;
  person: DoorPerson;
}

/** How many guests come to it. */
export const SCREEN_GUESTS = 12;

/** Which of them come when the network goes, when the tablet is killed, and later. */
const [CUT_BEFORE, EXIT_BEFORE, KILLED_BEFORE, UNDONE, BACK_IN] = [3, 4, 6, 8, 10];

/** The third tablet: a real browser, on whose screens staff do what `acts` says afterwards. */
export const workAtScreen = async (
  tablet: ScreenTablet,
  guests: readonly NightGuest[],
  chance: Chance,
): Promise<{ door: DoorPage; acts: PlacedAct[] }> => {
  const { network } = tablet;
  let { door } = tablet;
  const acts: PlacedAct[] = [];
  for (const call of ['check-ins', 'undos', 'exits'])
    network.plan(`POST /api/door/${call}`, { kind: 'lose-answer' }, chance.whole(1, 3));
  const comes = async (guest: NightGuest, partySize = chance.whole(1, 4)) => {
    await door.find(guest.name, guest.name);
    await door.choosePartySize(partySize);
    const at = Date.now();
    await door.checkIn();
    acts.push({ ...screenCheckIn(tablet.gate, guest, partySize), at });
  };
  const leaves = async (people: number) => {
    await door.left(people);
    acts.push({ kind: 'exit', key: exitId(people), at: Date.now(), people, gate: tablet.gate });
  };
  const undo = async ({ name }: NightGuest) => {
    await door.undo(name, 'Wrong party');
    const undone = acts.find((act) => act.kind === 'check-in' && act.guest.name === name);
    const checkInKey = undone?.key ?? '';
    acts.push({
      kind: 'undo',
      key: undoId(name),
      at: Date.now(),
      checkInKey,
      reason: 'wrong-party',
      gate: tablet.gate,
    });
  };

  for (const [number, guest] of guests.entries()) {
    if (number === CUT_BEFORE) await cut(tablet, true);
    if (number === EXIT_BEFORE) await leaves(2);
    if (number === KILLED_BEFORE) door = await killAndReopen(tablet);
    await comes(guest);
    if (number === UNDONE || number === BACK_IN) await undo(guest);
    if (number === BACK_IN) await comes(guest, 5);
  }
  await leaves(1);
  await leaves(4);
  return { door, acts };
};

/** What is done at the screen has keys that only the tablet knows: here it is told apart by what it says. */
export const checkInId = (name: string, partySize: number): string => `${name}, party of ${partySize}`;
export const undoId = (name: string): string => `undo of ${name}`;
export const exitId = (people: number): string => `${people} left`;

const screenCheckIn = (gate: string, guest: NightGuest, partySize: number) =>
  ({ kind: 'check-in', key: checkInId(guest.name, partySize), guest, partySize, gate }) as const;

const cut = async ({ phone, network }: ScreenTablet, isCut: boolean): Promise<void> => {
  network.down(isCut);
  await phone.offline(isCut);
};

/** It dies with all of the last minutes unsent, and comes back with a network. */
const killAndReopen = async (tablet: ScreenTablet): Promise<DoorPage> => {
  const { phone, network, person } = tablet;
  await phone.killBrowser();
  network.down(false);
  await phone.openBrowser();
  const door = new DoorPage(await phone.visit('/door'));
  await door.enter(person);
  return door;
};
