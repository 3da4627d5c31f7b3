import { useLocation } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useLayoutEffect, useState } from 'react';
import { paintTheme } from '#shared/theme/color-theme';
import { Spinner } from '#shared/ui/feedback/spinner';
import { usePageTitle } from '#shared/ui/page/use-page-title';
import { LineScreen } from '#features/door/line/line-screen';
import { LockedScreen } from '#features/door/locked/locked-screen';
import { PairingScreen } from '#features/door/pairing/pairing-screen';
import { usePairingLink } from '#features/door/pairing/use-pairing-link';
import { PeopleScreen } from '#features/door/people/people-screen';
import { ReportPage } from '#features/door/report/report-page';
import { useChosenShow } from '#features/door/store/chosen-show';
import { type DoorNight, withDoorDatabase } from '#features/door/store/door-database';
import { type DoorDevice, readDevice } from '#features/door/store/door-device';
import { readNight } from '#features/door/store/door-list';
import { unlockFromGuests, useLockedTo } from '#features/door/store/door-lock-state';
import { startDoorSync } from '#features/door/sync/door-sync';
import './door-page.css';

const REPORT = /^report-([1-9]\d{0,8})$/;

/** The door, on a tablet that several people share; with `#report-7`, what the night of show 7 came to (design §7). */
export const DoorPage = () => {
  usePageTitle('Door');
  const [, eventId] = REPORT.exec(useLocation({ select: ({ hash }) => hash })) ?? [];
  const lockedTo = useLockedTo();
  // A locked tablet has no report, whose guard would lead guests to the login.
  if (eventId === undefined || typeof lockedTo === 'number') return <Tablet />;
  return lockedTo === null ? <ReportPage eventId={Number(eventId)} /> : <Spinner label="Loading..." />;
};

const Tablet = () => {
  useDoorStyles();
  useAwake();
  usePairingLink();
  const device = useLiveQuery(() => withDoorDatabase(readDevice));
  return (
    <main>
      {device === undefined ? <Spinner label="Loading..." /> : <Door key={device?.token} device={device} />}
    </main>
  );
};

/**
 * The door's own styles, also for its dialogs, which stand beside `main`, as `public/theme-start.js` sets them before the first paint.
 * A `:has()` would style the page again at each change.
 */
const useDoorStyles = (): void =>
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.door = '';
    paintTheme();
    return () => {
      delete dataset.door;
      paintTheme();
    };
  }, []);

const Door = ({ device }: { device: DoorDevice | null }) => {
  const isPaired = device !== null;
  const night = useLiveQuery(() => withDoorDatabase(readNight));
  useEffect(() => (isPaired ? startDoorSync() : undefined), [isPaired]);
  const lockedTo = useLockedTo();
  const chosenShow = useChosenShow();
  if (!isPaired) return <PairingScreen />;
  if (night === undefined || lockedTo === undefined || chosenShow === undefined)
    return <Spinner label="Loading..." />;
  return <Night key={night?.date} {...{ device, night, lockedTo, chosenShow }} />;
};

interface NightProps {
  device: DoorDevice;
  /** Null before the venue has answered. */
  night: DoorNight | null;
  lockedTo: number | null;
  chosenShow: number | null;
}

/** A person who entered their PIN is at the door until the night is over: the next one begins with nobody. */
const Night = ({ device, night, lockedTo, chosenShow }: NightProps) => {
  const [personId, setPersonId] = useState<number | null>(null);
  if (lockedTo !== null) {
    const show = night?.shows.find(({ id }) => id === lockedTo);
    const unlock = ({ id }: { id: number }) => {
      setPersonId(id);
      void unlockFromGuests();
    };
    return <LockedScreen night={night} show={show} onUnlock={unlock} />;
  }
  // A person who was blocked meanwhile is not in the list any more.
  const person = night?.people.find(({ id }) => id === personId);
  if (!night || !person) return <PeopleScreen night={night} onEnter={({ id }) => setPersonId(id)} />;
  const leave = () => setPersonId(null);
  return <LineScreen device={device} night={night} person={person} chosenShow={chosenShow} onLeave={leave} />;
};

/** Keeps the screen on while the page is seen, where the device can (W3C Screen Wake Lock). */
const useAwake = (): void =>
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isLeft = false;
    const hold = async () => {
      if (document.visibilityState !== 'visible') return;
      // A device that is low on power refuses; the page works all the same.
      const held = await navigator.wakeLock?.request('screen').catch(() => undefined);
      if (isLeft) void held?.release();
      else lock = held;
    };
    const holdAgain = () => void hold();
    holdAgain();
    document.addEventListener('visibilitychange', holdAgain);
    return () => {
      isLeft = true;
      document.removeEventListener('visibilitychange', holdAgain);
      void lock?.release();
    };
  }, []);
