import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { QrCode, Search, UserPlus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#shared/ui/form/button';
import { Input } from '#shared/ui/form/input';
import type { DoorRow } from '#features/door/acts/tonight';
import { EntrySheet } from '#features/door/line/entry-sheet';
import type { DoorDevice } from '#features/door/store/door-device';
import type { Arrival } from '#features/door/line/check-in/arrival';
import { DoorCheckInSheet } from '#features/door/line/check-in/door-check-in-sheet';
import { useLine } from '#features/door/line/line-context';
import { signal } from '#features/door/signals/door-signals';
import { GuestRow } from './guest-row';
import { ScanSheet } from './scan-sheet';
import { TableList } from './table-list';
import { useGuestSearch } from './use-guest-search';
import { useHandScanner } from './use-hand-scanner';

interface GuestSearchProps {
  device: DoorDevice;
  /** Something is typed: on a phone the results need the room. */
  onSearching: (isSearching: boolean) => void;
}

/** Finds a guest by name, e-mail or card, and lets them in. */
export const GuestSearch = ({ device, onSearching }: GuestSearchProps) => {
  const { inside } = useLine().tonight;
  const [arrival, setArrival] = useState<Arrival | null>(null);
  const [again, setAgain] = useState<DoorRow | null>(null);
  const [isScanning, setScanning] = useState(false);
  const { text, type, results, takeCode } = useGuestSearch(device, (guest) => {
    const row = inside.get(guest.id);
    signal(row ? 'refused' : 'found');
    if (row) setAgain(row);
    else setArrival({ guest });
  });
  const handScanner = useHandScanner();
  const isSearching = text.trim() !== '';
  useEffect(() => onSearching(isSearching), [isSearching, onSearching]);
  return (
    <Stack gap="4">
      <Flex as="search" gap="2" wrap="wrap">
        <Flex
          position="relative"
          flex="1 1 9rem"
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
        <Button onClick={() => setScanning(true)}>
          <QrCode size={20} aria-hidden />
          Scan card
        </Button>
      </Flex>
      {!isSearching && <TableList onChoose={(table) => setArrival({ table })} />}
      {results.map((guest) => (
        <GuestRow key={guest.id} guest={guest} onCheckIn={() => setArrival({ guest })} />
      ))}
      {isSearching && results.length === 0 && <p>Nobody by this name, e-mail or card.</p>}
      <Button look="outline" onClick={() => setArrival({ name: text.trim() })}>
        <UserPlus size={20} aria-hidden />
        New guest
      </Button>
      {isScanning && (
        <ScanSheet
          onClose={() => setScanning(false)}
          onCode={(code) => {
            setScanning(false);
            takeCode(code);
          }}
        />
      )}
      {again && <EntrySheet row={again} isAgain onClose={() => setAgain(null)} />}
      {arrival && (
        <DoorCheckInSheet
          arrival={arrival}
          onClose={() => setArrival(null)}
          onKept={() => {
            signal('in');
            setArrival(null);
            type('');
          }}
        />
      )}
    </Stack>
  );
};
