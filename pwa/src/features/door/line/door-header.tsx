import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { useLiveQuery } from 'dexie-react-hooks';
import { CloudOff, CloudUpload, KeyRound, Lock, LogOut, Wifi } from 'lucide-react';
import { useState } from 'react';
import { twelveHourTime } from '#contract/rules/clock';
import { formatLongDate } from '#shared/lib/dates/calendar-date';
import { useVenueReachable } from '#shared/offline/wakes/use-outbox';
import { Button } from '#shared/ui/form/button';
import { NativeSelect } from '#shared/ui/form/input';
import { Hint } from '#shared/ui/layout/hint';
import { StatusPill } from '#shared/ui/layout/status-pill';
import { CodeSheet } from '#features/door/code/code-sheet';
import { doorTime } from './door-times';
import { useLine } from './line-context';
import { ScreenHeading } from '#features/door/screen-heading';
import { SignalSwitch } from '#features/door/signals/signal-switch';
import { chooseShow } from '#features/door/store/chosen-show';
import { withDoorDatabase } from '#features/door/store/door-database';
import { readPosition } from '#features/door/store/door-list';
import { lockToGuests } from '#features/door/store/door-lock-state';

interface DoorHeaderProps {
  /** The next person takes over. */
  onLeave: () => void;
}

/** Which show it is, how this tablet stands with the venue, and who works at it. */
export const DoorHeader = ({ onLeave }: DoorHeaderProps) => {
  const { night, show, person } = useLine();
  const [isShowingCode, setShowingCode] = useState(false);
  return (
    <chakra.header bg="surface" borderBottom="1px solid" borderColor="line" px="4" py="2">
      <Flex wrap="wrap" align="center" gap="2" maxWidth="75rem" mx="auto">
        <Box flex="1 1 11rem" minWidth="0">
          <ScreenHeading fontSize="xl">
            Door · <bdi>{show.name}</bdi>
          </ScreenHeading>
          <Hint>
            {formatLongDate(show.date)}&nbsp;· {twelveHourTime(show.time)}
            {show.status !== 'scheduled' && `\u00a0· ${show.status}`}&nbsp;· {night.deviceName}
          </Hint>
        </Box>
        <Flex wrap="wrap" align="center" gap="2">
          <ConnectionPill />
          <SignalSwitch />
        </Flex>
        {night.shows.length > 1 && (
          <NativeSelect
            aria-label="Show"
            width="auto"
            flex={{ base: '1 1 100%', md: '0 1 auto' }}
            value={show.id}
            onChange={({ currentTarget }) => void chooseShow(Number(currentTarget.value))}
          >
            {night.shows.map(({ id, name, time }) => (
              <option key={id} value={id}>
                {twelveHourTime(time)} {name}
              </option>
            ))}
          </NativeSelect>
        )}
        <Flex
          gap="2"
          wrap="wrap"
          flex={{ base: '1 1 100%', md: 'none' }}
          css={{ '& > *': { flex: { base: '1 1 8rem', md: '1 1 auto' }, px: { base: '2', md: '4' } } }}
        >
          {show.codeSecret && (
            <Button look="outline" onClick={() => setShowingCode(true)}>
              <KeyRound size={18} aria-hidden />
              Code
            </Button>
          )}
          <Button look="outline" onClick={() => void lockToGuests(show.id)}>
            <Lock size={18} aria-hidden />
            Lock to guests
          </Button>
          <Button look="outline" minWidth="0" overflowWrap="anywhere" onClick={onLeave}>
            <LogOut size={18} aria-hidden />
            <bdi>{person.name}</bdi>
          </Button>
        </Flex>
      </Flex>
      {isShowingCode && show.codeSecret && <CodeSheet show={show} onClose={() => setShowingCode(false)} />}
    </chakra.header>
  );
};

/** The tablet's connection: what waits to be sent, and since when the venue has not answered. */
const ConnectionPill = () => {
  const { night, tonight } = useLine();
  const isReachable = useVenueReachable();
  const readAt = useLiveQuery(() => withDoorDatabase(readPosition))?.readAt;
  const waiting = tonight.waiting > 0 ? ` · ${tonight.waiting} waiting` : '';
  if (!isReachable) {
    const since = readAt === undefined ? '' : ` · as of ${doorTime(readAt, night.timeZone)}`;
    return (
      <StatusPill tone="waiting" role="status">
        <CloudOff size={16} aria-hidden />
        <span>{`Offline${waiting}${since}`}</span>
      </StatusPill>
    );
  }
  return (
    <StatusPill tone={tonight.waiting > 0 ? 'waiting' : 'good'} role="status">
      {tonight.waiting > 0 ? <CloudUpload size={16} aria-hidden /> : <Wifi size={16} aria-hidden />}
      <span>{`Online${waiting}`}</span>
    </StatusPill>
  );
};
