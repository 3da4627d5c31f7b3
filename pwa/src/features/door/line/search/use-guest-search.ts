import { useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { RefusalReason } from '#contract/door';
import { refused, showToast, type ToastMessage } from '#shared/ui/feedback/toast-store';
import { useDoorActs } from '#features/door/acts/use-door-acts';
import { useKeep } from '#features/door/line/use-keep';
import { hashEmail, isWholeEmail, readCardCode } from '#features/door/search/card-code';
import { signal } from '#features/door/signals/door-signals';
import type { DoorGuest } from '#features/door/store/door-database';
import { emailSaltOf, type DoorDevice } from '#features/door/store/door-device';
import { currentRoster, onRosterChange } from '#features/door/sync/door-roster';

/** As many as a tablet shows without scrolling far. */
export const MOST_RESULTS = 8;

/**
 * What is typed, and whom it finds. A card's code that is typed, as a hand scanner does, counts as scanned.
 * `deferredSearch` is for what is found beside the members.
 * @param onFound a card was read: its member
 */
export const useGuestSearch = (device: DoorDevice, onFound: (guest: DoorGuest) => void) => {
  const [text, setText] = useState('');
  const acts = useDoorActs();
  const keep = useKeep();
  const roster = useSyncExternalStore(onRosterChange, currentRoster);
  const byEmail = useFoundByEmail(text, device);
  const byName = useMemo(() => roster.index.search(text, MOST_RESULTS), [roster, text]);

  const refuse = (reason: RefusalReason): void => {
    signal('refused');
    showToast(REFUSALS[reason]);
    void keep(() => acts.refuse(reason));
  };
  const takeCode = (scanned: string): void => {
    const code = readCardCode(scanned);
    const guest = code === null ? undefined : roster.index.byCode(code);
    setText('');
    if (guest) onFound(guest);
    else refuse(code === null ? 'no-card' : 'unknown-card');
  };
  const type = (typed: string): void => {
    const scanned = SCANNED_AFTER.exec(typed)?.[0] ?? typed;
    if (readCardCode(scanned) === null) setText(typed);
    else takeCode(scanned);
  };
  const isSearching = text.trim() !== '';
  const found = byEmail.length > 0 ? byEmail : byName;
  const results = isSearching ? found : [];
  const members = results.length;
  // Tables and entries give way to the one who types on.
  const deferredSearch = useDeferredValue(useMemo(() => ({ text, members }), [text, members]));
  return { text, type, takeCode, isSearching, results, deferredSearch };
};

/** A card that a hand scanner types behind what a person typed before. */
const SCANNED_AFTER = /https?:\/\/\S+$/i;

const REFUSALS: Record<RefusalReason, ToastMessage> = {
  'unknown-card': refused('Unknown Card', 'No member on the list has this card. Find the guest by name.'),
  'no-card': refused('Not a Member Card', 'This code is none of the venue. Find the guest by name.'),
};

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
