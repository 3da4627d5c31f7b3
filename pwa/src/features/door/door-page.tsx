import { useLocation } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useLayoutEffect, useState } from 'react';
import { paintTheme } from '#shared/theme/color-theme';
import { Spinner } from '#shared/ui/feedback/spinner';
import { usePageTitle } from '#shared/ui/page/use-page-title';
import './door-page.css';
import { LineScreen } from './line/line-screen';
import { LockedScreen } from './locked/locked-screen';
import { PairingScreen } from './pairing/pairing-screen';
import { usePairingLink } from './pairing/use-pairing-link';
import { PeopleScreen } from './people/people-screen';
import { ReportPage } from './report/report-page';
import { useChosenShow } from './store/chosen-show';
import { withDoorDatabase, type DoorNight } from './store/door-database';
import { readDevice, type DoorDevice } from './store/door-device';
import { unlockFromGuests, useLockedTo } from './store/door-lock-state';
import { readNight } from './store/door-list';
import { startDoorSync } from './sync/door-sync';
import { useAwake } from './use-awake';

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
