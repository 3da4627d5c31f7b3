import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { Monitor, Smartphone } from 'lucide-react';
import { requestJson } from '#shared/http/http-client';
import { momentOf } from '#shared/lib/dates/instant-words';
import { useVenueZone } from '#shared/lib/dates/venue-zone';
import { Button } from '#shared/ui/form/button';
import { unlessPending } from '#shared/ui/form/unless-pending';
import { StatusPill } from '#shared/ui/layout/status-pill';
import { useToastMutation } from '#shared/ui/mutation/use-toast-mutation';
import { refreshSignedInDevices, SESSIONS_PATH, type SignedInDevice } from './signed-in-devices.queries';

const HELD_IN_HAND = /iPhone|iPad|Android/;

/** A device on which the account is signed in: what it is, since when, and the button that signs it out; this one has none. */
export const DeviceRow = ({ device: { key, device, isThis, ...times } }: { device: SignedInDevice }) => {
  const timeZone = useVenueZone();
  const ending = useEnding(device);
  const Icon = HELD_IN_HAND.test(device) ? Smartphone : Monitor;
  const timesId = `device-${key}`;
  return (
    <Flex as="li" align="start" gap="3">
      <Icon size={22} aria-hidden />
      <Flex flex="1" minWidth="0" wrap="wrap" align="center" gap="2">
        <Box flex="1 1 12rem" minWidth="0">
          <chakra.strong display="block" overflowWrap="anywhere">
            {device}
          </chakra.strong>
          <chakra.p id={timesId} color="muted" fontSize="sm">
            Signed in {momentOf(times.signedInAt, timeZone)}
            {!isThis && (
              <>
                <br />
                Last seen {momentOf(times.lastSeenAt, timeZone)}
              </>
            )}
          </chakra.p>
        </Box>
        {isThis ? (
          <StatusPill tone="good">This device</StatusPill>
        ) : (
          <Button
            look="outline"
            aria-label={`Sign out ${device}`}
            aria-describedby={timesId}
            {...unlessPending(ending.isPending, () => ending.mutate(key))}
          >
            {ending.isPending ? 'Signing out...' : 'Sign out'}
          </Button>
        )}
      </Flex>
    </Flex>
  );
};

const useEnding = (device: string) =>
  useToastMutation({
    send: (key: string) => requestJson(`${SESSIONS_PATH}/${key}`, { method: 'DELETE' }),
    done: () => ({ title: 'Signed out', description: `${device} is signed out.` }),
    failed: 'Failed to sign out the device',
    refresh: refreshSignedInDevices,
  });
