import { chakra } from '@chakra-ui/react/styled-system';
import { Camera, Check } from 'lucide-react';
import { memo, useState } from 'react';
import { TIER_WORDS } from '#contract/loyalty';
import { charactersOf } from '#contract/rules/text-lines';
import { madeRecipe } from '#shared/theme/made-recipe';
import { Button } from '#shared/ui/form/button';
import { buttonRecipe } from '#shared/ui/form/button-recipe';
import type { DoorRow } from '#features/door/acts/tonight';
import { alreadyIn } from '#features/door/line/already-in';
import { EntrySheet } from '#features/door/line/entry-sheet';
import { useLine } from '#features/door/line/line-context';
import type { DoorGuest } from '#features/door/store/door-database';

/**
 * Says how its rows look, which are plain: with a component of the library for each of their parts, eight rows took 40 ms of
 * a slow tablet, of 50 that a letter may take.
 */
export const GuestRows = chakra(
  'div',
  madeRecipe({
    className: 'guest-rows',
    base: {
      display: 'grid',
      gap: '4',
      '&:empty': { display: 'none' },
      '& > .card': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', padding: '4' },
      '& > .card > .initials': {
        display: 'grid',
        flex: 'none',
        placeItems: 'center',
        width: '48px',
        height: '48px',
        borderRadius: 'full',
        background: 'brand',
        color: 'onBrand',
        fontWeight: '700',
      },
      '& > .card > div': { flex: '999 1 9rem', minWidth: '0', overflowWrap: 'anywhere' },
      '& > .card > div > strong': { display: 'block', fontSize: 'lg' },
      '& > .card > div > span': { color: 'muted', fontSize: 'sm' },
      // Across the card where it has a line of its own.
      '& > .card > .check-in': {
        ...buttonRecipe.base,
        ...buttonRecipe.variants?.look.primary,
        flexGrow: '1',
      },
    },
  }),
);

interface GuestRowProps {
  guest: DoorGuest;
  onCheckIn: (guest: DoorGuest) => void;
}

/** A member: to be checked in, or in already. It stays as it is while somebody types on. */
export const GuestRow = memo(({ guest, onCheckIn }: GuestRowProps) => {
  const { night, tonight } = useLine();
  const row = tonight.inside.get(guest.id);
  return (
    <div className="card">
      <span className="initials" aria-hidden>
        {initialsOf(guest.name)}
      </span>
      <div>
        <strong>
          <bdi>{guest.name}</bdi>
        </strong>
        <span>{row ? alreadyIn(row, night.timeZone) : `${guest.email} · ${TIER_WORDS[guest.tier]}`}</span>
      </div>
      {row ? (
        <InButton row={row} />
      ) : (
        <button
          type="button"
          className="check-in"
          aria-label={`Check in ${guest.name}`}
          onClick={() => onCheckIn(guest)}
        >
          <Camera size={20} aria-hidden />
          Check in
        </button>
      )}
    </div>
  );
});

const InButton = ({ row }: { row: DoorRow }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" color="booked" onClick={() => setOpen(true)}>
        <Check size={20} aria-hidden />
        In
      </Button>
      {isOpen && <EntrySheet row={row} onClose={() => setOpen(false)} />}
    </>
  );
};

/** The first letters of a name, or of its first and last word. */
const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/);
  // A letter without marks is read at once: to take a word apart costs a slow tablet a millisecond.
  const first = (word = '') => /^\p{L}(?!\p{M})/u.exec(word)?.[0] ?? charactersOf(word)[0] ?? '';
  return `${first(words[0])}${words.length > 1 ? first(words.at(-1)) : ''}`.toUpperCase();
};
