import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { requestJson } from '#shared/http/http-client';
import { momentOf } from '#shared/lib/dates/instant-words';
import { useVenueZone } from '#shared/lib/dates/venue-zone';
import { ConfirmSheet } from '#shared/ui/dialog/confirm-sheet';
import { Skeleton } from '#shared/ui/feedback/skeleton';
import { Unanswered } from '#shared/ui/feedback/unanswered';
import { Button, ButtonLink } from '#shared/ui/form/button';
import { PagePart } from '#shared/ui/layout/page-part';
import { keepsFocus } from '#shared/ui/list/keeps-focus';
import { useToastMutation } from '#shared/ui/mutation/use-toast-mutation';
import { useWhenSaved } from '#shared/ui/mutation/use-when-saved';
import { devicesQuery, refreshDevices, type PairedDevice } from './devices.queries';

/** The tablets at the door: which there are, and the way to add and to revoke one (design §7 "The tablet"). */
export const PairedDevices = () => {
  const query = useQuery(devicesQuery);
  return (
    <PagePart ref={keepsFocus} id="door-tablets" title="Tablets at the door">
      {query.data ? (
        <DeviceList devices={query.data} />
      ) : (
        <Unanswered query={query} what="The tablets" offline="The tablets come back with your connection.">
          <Skeleton height="4rem" />
        </Unanswered>
      )}
      <p>
        Give staff a PIN under Users, open this page on the tablet, and set it up. Lost one? Revoke it: it
        shows nothing from then on.
      </p>
      <ButtonLink look="outline" to="/door" alignSelf="start">
        Set up this device for the door
      </ButtonLink>
    </PagePart>
  );
};

const DeviceList = ({ devices }: { devices: PairedDevice[] }) =>
  devices.length === 0 ? (
    <chakra.p color="muted">No tablet is paired yet.</chakra.p>
  ) : (
    <Stack ref={keepsFocus} as="ul" gap="4">
      {devices.map((device) => (
        <DeviceRow key={device.id} device={device} />
      ))}
    </Stack>
  );

const DeviceRow = ({ device }: { device: PairedDevice }) => {
  const timeZone = useVenueZone();
  const [isAsking, setAsking] = useState(false);
  const revoking = useToastMutation({
    send: () => requestJson(`/api/door/devices/${device.id}`, { method: 'DELETE' }),
    done: () => ({ title: 'Tablet revoked' }),
    failed: 'Failed to revoke the tablet',
    refresh: refreshDevices,
  });
  useWhenSaved(revoking.isSuccess, () => setAsking(false));
  return (
    <Flex as="li" align="center" justify="space-between" wrap="wrap" gap="2">
      <Box minWidth="0">
        <chakra.strong display="block" overflowWrap="anywhere">
          <bdi>{device.name}</bdi>
        </chakra.strong>
        <chakra.span color="muted" fontSize="sm">
          Last contact {momentOf(device.lastContactAt, timeZone)}
        </chakra.span>
      </Box>
      <Button look="danger" aria-label={`Revoke ${device.name}`} onClick={() => setAsking(true)}>
        Revoke
      </Button>
      {isAsking && (
        <ConfirmSheet
          title={`Revoke ${device.name}?`}
          confirmLabel="Revoke"
          pendingLabel="Revoking..."
          isPending={revoking.isPending}
          onConfirm={() => revoking.mutate()}
          onCancel={() => setAsking(false)}
        >
          <p>
            It is signed out at once and forgets the guest list. What it has not sent yet waits until it is
            paired again.
          </p>
        </ConfirmSheet>
      )}
    </Flex>
  );
};
