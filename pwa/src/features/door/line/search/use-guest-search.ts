import { useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { refused, showToast } from '#shared/ui/feedback/toast-store';
import { hashEmail, isWholeEmail, readCardCode } from '#features/door/search/card-code';
import type { DoorGuest } from '#features/door/store/door-database';
import { emailSaltOf, type DoorDevice } from '#features/door/store/door-device';
import { currentRoster, onRosterChange } from '#features/door/sync/door-roster';

/** As many as a tablet shows without scrolling far. */
const MOST_RESULTS = 12;

/**
 * What is typed, and whom it finds. A card's code that is typed, as a hand scanner does, counts as scanned.
 * @param onFound a card was read: its member
 */
export const useGuestSearch = (device: DoorDevice, onFound: (guest: DoorGuest) => void) => {
  const [text, setText] = useState('');
  const roster = useSyncExternalStore(onRosterChange, currentRoster);
  const sought = useDeferredValue(text);
  const byEmail = useFoundByEmail(sought, device);
  const byName = useMemo(() => roster.index.search(sought, MOST_RESULTS), [roster, sought]);

  const takeCode = (scanned: string): void => {
    const code = readCardCode(scanned);
    const guest = code === null ? undefined : roster.index.byCode(code);
    setText('');
    if (guest) onFound(guest);
    else showToast(code === null ? NOT_A_CARD : UNKNOWN_CARD);
  };
  const type = (typed: string): void => {
    if (readCardCode(typed) === null) setText(typed);
    else takeCode(typed);
  };
  const found = byEmail.length > 0 ? byEmail : byName;
  return { text, type, takeCode, results: sought.trim() === '' ? [] : found };
};

const UNKNOWN_CARD = refused('Unknown Card', 'No member on the list has this card. Find the guest by name.');
const NOT_A_CARD = refused('Not a Member Card', 'This code is none of the venue. Find the guest by name.');

/** The list has only hashes of e-mails: a whole one finds its guest. */
const useFoundByEmail = (text: string, device: DoorDevice): DoorGuest[] => {
  const [found, setFound] = useState<{ text: string; guests: DoorGuest[] }>({ text: '', guests: [] });
  useEffect(() => {
    if (!isWholeEmail(text)) return;
    let isOver = false;
    void emailSaltOf(device)
      .then((salt) => hashEmail(text, salt))
      .then((hash) => {
        if (!isOver) setFound({ text, guests: currentRoster().index.searchEmailHash(hash) });
      });
    return () => void (isOver = true);
  }, [text, device]);
  return found.text === text ? found.guests : [];
};
