import { setTimeout as pause } from 'node:timers/promises';
import { openLine, pairByApi, tabletName, type DoorPerson, type PairedTablet } from '#support/door';
import { smallPhoto } from '#support/files/photo';
import { Network } from '#support/network';
import type { Phone } from '#support/phone';
import type { Venue } from '#support/venue';
import type { DoorPage } from '#pages/door-page';
import { chanceOf, type Chance } from './chance';
import { checkInFromPhone } from './guest-phone';
import type { PlacedAct, TabletAct } from './night-acts';
import { inviteGuests } from './night-guests';
import { APART_MS, checkInOf, planEvening } from './night-plan';
import { SCREEN_GUESTS, workAtScreen } from './screen-tablet';
import { Tablet } from './tablet';
import { startWeather } from './weather';

const PHONES = 10;
/** Of the guests at the screen, how many another tablet lets in too, before or after. */
const RIVALS = 6;
/** Clocks are wrong by up to so many minutes. */
const WORST_CLOCK = 30;
/** All is sent by then, however slow the machine. */
const PATIENCE_MS = 60_000;

interface Evening {
  venue: Venue;
  network: Network;
  phone: Phone;
  eventId: number;
  person: DoorPerson;
  guests: number;
  seed: string;
  /** Takes what is to be done once the night is over, also when it failed. */
  atEnd: (work: () => Promise<unknown>) => void;
}

/** A night that is over: all that was done in it, and the tablets as they stand. */
export interface Night {
  acts: PlacedAct[];
  tablets: Tablet[];
  door: DoorPage;
  /** The browser's tablet. */
  screen: string;
  /** Guests whom it let in, and another tablet too. */
  rivals: string[];
}

/** Runs a night with everything that can go wrong in it, until all is sent. */
export const runNight = async (evening: Evening): Promise<Night> => {
  const { venue, network, phone, eventId, person, guests, seed, atEnd } = evening;
  const chance = chanceOf(seed);
  await venue.sql('UPDATE venue SET door_needs_photo = false');
  const everybody = await inviteGuests(venue, guests);
  const [atScreen, others] = [everybody.slice(0, SCREEN_GUESTS), everybody.slice(SCREEN_GUESTS)];
  const paired = [
    await pairByApi(venue, tabletName('Front door')),
    await pairByApi(venue, tabletName('Side door')),
  ] as const;
  const screen = tabletName('Back door');
  const door = await openLine(phone, screen, person);
  await phone.installed(door.page);

  const gates = [paired[0].name, paired[1].name] as const;
  const planned = planEvening({ chance, guests: others, gates, endsAt: Date.now() });
  const ways = await Promise.all(
    Array.from({ length: PHONES + paired.length }, () => Network.to(venue.port)),
  );
  const weather = ways.map((way, number) => startWeather(way, chanceOf(`${seed} way ${number}`)));
  const tablets = paired.map((tablet, number) =>
    openTablet(tablet, { way: ways[number], eventId, chance, planned }),
  );
  atEnd(() => Promise.all([...tablets.map((tablet) => tablet.stop()), ...weather.map((end) => end())]));
  atEnd(() => Promise.all(ways.map((way) => way.close())));
  const phones = phonesOf(planned, { ways: ways.slice(paired.length), eventId, chance });
  const kills = killBoth(venue, tablets, chanceOf(`${seed} kills`));
  const atTheScreen = workAtScreen(
    { phone, network, door, gate: screen, person },
    atScreen,
    chanceOf(`${seed} screen`),
  );

  const work = await atTheScreen;
  const rivalry = rivalsOf(work.acts, { gates, chance });
  await pause(Math.max(0, ...rivalry.map(({ at }) => at - Date.now())));
  for (const [number, tablet] of tablets.entries()) tablet.keep(...actsAt(rivalry, gates[number] ?? null));
  await Promise.all([phones, kills]);
  await allSent(tablets);
  await Promise.all(weather.map((end) => end()));
  return {
    acts: [...planned, ...work.acts, ...rivalry],
    tablets,
    door: work.door,
    screen,
    rivals: rivalry.flatMap((act) => (act.kind === 'check-in' ? [act.guest.name] : [])),
  };
};

const actsAt = (acts: readonly PlacedAct[], gate: string | null): TabletAct[] =>
  acts.filter((act) => act.gate === gate);

const clockOf = (chance: Chance): number => chance.whole(-WORST_CLOCK, WORST_CLOCK) * 60_000;

interface Opening {
  way: Network | undefined;
  eventId: number;
  chance: Chance;
  planned: readonly PlacedAct[];
}

const openTablet = ({ token, name }: PairedTablet, { way, eventId, chance, planned }: Opening): Tablet => {
  const tablet = new Tablet({ address: way?.address ?? '', token, eventId, clockSkewMs: clockOf(chance) });
  tablet.keep(...actsAt(planned, name));
  tablet.start();
  return tablet;
};

/** Guests share the phones, each with a network of its own; photos are one small picture. */
const phonesOf = async (
  planned: readonly PlacedAct[],
  { ways, eventId, chance }: { ways: readonly Network[]; eventId: number; chance: Chance },
): Promise<void> => {
  const { buffer: photo } = await smallPhoto();
  const own = planned.filter((act) => act.kind === 'check-in').filter(({ gate }) => gate === null);
  await Promise.all(
    ways.map(({ address }, number) =>
      checkInFromPhone(
        { address, eventId, photo, clockSkewMs: clockOf(chance) },
        own.filter((_, at) => at % ways.length === number),
      ),
    ),
  );
};

/** Kills the API in the middle of everything, then one tablet, and starts both again. */
const killBoth = async (venue: Venue, tablets: readonly Tablet[], chance: Chance): Promise<void> => {
  await pause(chance.whole(800, 2_500));
  await venue.stop('SIGKILL');
  await venue.start();
  const tablet = chance.pick(tablets);
  await pause(chance.whole(100, 500));
  await tablet.kill();
  tablet.start();
};

/** Some whom the browser let in were let in elsewhere before, as is known only now; some are again. */
const rivalsOf = (
  acts: readonly PlacedAct[],
  { gates, chance }: { gates: readonly [string, string]; chance: Chance },
): PlacedAct[] =>
  acts
    .filter((act) => act.kind === 'check-in')
    .slice(0, RIVALS)
    .map(({ guest, at }) => {
      const when = chance.happens(0.5) ? at - APART_MS : Math.max(Date.now(), at + APART_MS / 2);
      return { ...checkInOf(guest, chance, when), gate: chance.pick(gates) };
    });

const allSent = async (tablets: readonly Tablet[]): Promise<void> => {
  const patience = Date.now() + PATIENCE_MS;
  while (tablets.some(({ waiting }) => waiting > 0)) {
    if (Date.now() > patience)
      throw new Error(`Tablets have unsent acts: ${tablets.map(({ waiting }) => waiting).join()}`);
    await Promise.all(tablets.map((tablet) => tablet.failure()));
    await pause(50);
  }
};
