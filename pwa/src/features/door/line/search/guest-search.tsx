import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { QrCode, Search, UserPlus } from 'lucide-react';
import { memo, useCallback, useState } from 'react';
import { Button } from '#shared/ui/form/button';
import { Input } from '#shared/ui/form/input';
import { HiddenOnPhones } from '#shared/ui/layout/hidden-on-phones';
import type { DoorRow } from '#features/door/acts/tonight';
import { EntrySheet } from '#features/door/line/entry-sheet';
import { useLine } from '#features/door/line/line-context';
import { PinnedShow } from '#features/door/line/pinned-show';
import type { DoorGuest, DoorTable } from '#features/door/store/door-database';
import type { DoorDevice } from '#features/door/store/door-device';
import type { Arrival } from '#features/door/line/check-in/arrival';
import { DoorCheckInSheet } from '#features/door/line/check-in/door-check-in-sheet';
import { signal } from '#features/door/signals/door-signals';
import { BookedAndIn } from './booked-and-in';
import { GuestRow, GuestRows } from './guest-row';
import { ScanSheet } from './scan-sheet';
import { useGuestSearch } from './use-guest-search';
import { useHandScanner } from './use-hand-scanner';

/** Finds a guest by name, e-mail or card, and lets them in. */
export const GuestSearch = ({ device }: { device: DoorDevice }) => {
  const { inside } = useLine().tonight;
  const [arrival, setArrival] = useState<Arrival | null>(null);
  const [again, setAgain] = useState<DoorRow | null>(null);
  const [isScanning, setScanning] = useState(false);
  const seat = useCallback((table: DoorTable) => setArrival({ table }), []);
  const letIn = useCallback((guest: DoorGuest) => setArrival({ guest }), []);
  const { text, type, isSearching, results, deferredSearch, takeCode } = useGuestSearch(device, (guest) => {
    if (arrival) return; // Its sheet is filled in for that guest.
    const row = inside.get(guest.id);
    signal(row ? 'refused' : 'found');
    return row ? setAgain(row) : letIn(guest);
  });
  const handScanner = useHandScanner();
  const field = handScanner.ref;
  const scan = useCallback(() => setScanning(true), []);
  const addGuest = useCallback(() => setArrival({ name: field.current?.value.trim() ?? '' }), [field]);
  return (
    <Stack gap="4" data-searching={isSearching || undefined}>
      <Flex as="search" gap="2" wrap="wrap">
        <Flex
          position="relative"
          flex="1 1 7rem"
          minWidth="0"
          align="center"
          css={{ '& > svg': { position: 'absolute', left: '12px' } }}
        >
          <Search size={20} aria-hidden />
          <Input
            type="search"
            aria-label="Find a guest"
            placeholder="Name, e-mail or card"
            paddingInlineStart="44px"
            autoComplete="off"
            enterKeyHint="search"
            dir="auto"
            value={text}
            onChange={({ currentTarget }) => type(currentTarget.value)}
            {...handScanner}
          />
        </Flex>
        <ScanButton onClick={scan} />
      </Flex>
      <GuestRows>
        {results.map((guest) => (
          <GuestRow key={guest.id} guest={guest} onCheckIn={letIn} />
        ))}
      </GuestRows>
      <BookedAndIn search={deferredSearch} onChoose={seat} />
      <NewGuestButton onClick={addGuest} />
      {isScanning && (
        <ScanSheet
          onClose={() => setScanning(false)}
          onCode={(code) => {
            setScanning(false);
            takeCode(code);
          }}
        />
      )}
      {again && (
        <PinnedShow>
          <EntrySheet row={again} isAgain onClose={() => setAgain(null)} />
        </PinnedShow>
      )}
      {arrival && (
        <PinnedShow>
          <DoorCheckInSheet
            arrival={arrival}
            onClose={() => setArrival(null)}
            onKept={() => {
              setArrival(null);
              type('');
              // Once the next guest can be found: a slow tablet takes a while to begin a sound.
              setTimeout(() => signal('in'));
            }}
          />
        </PinnedShow>
      )}
    </Stack>
  );
};

/** Both stay as they are while somebody types. */
const ScanButton = memo(({ onClick }: { onClick: () => void }) => (
  <Button onClick={onClick}>
    <QrCode size={20} aria-hidden />
    <HiddenOnPhones>Scan card</HiddenOnPhones>
  </Button>
));

const NewGuestButton = memo(({ onClick }: { onClick: () => void }) => (
  <Button look="outline" onClick={onClick}>
    <UserPlus size={20} aria-hidden />
    New guest
  </Button>
));
