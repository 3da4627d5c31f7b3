import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { momentOf } from '#shared/lib/dates/instant-words';
import { useVenueZone } from '#shared/lib/dates/venue-zone';
import { ButtonLink } from '#shared/ui/form/button';
import { PagePart } from '#shared/ui/layout/page-part';
import { keepsFocus } from '#shared/ui/list/keeps-focus';
import { PartRows } from '#shared/ui/list/part-rows';
import { RevokeButton } from '#shared/ui/mutation/revoke-button';
import { devicesQuery, refreshDevices, type PairedDevice } from './devices.queries';

/** The tablets at the door: which there are, and the way to add and to revoke one (design §7 "The tablet"). */
export const PairedDevices = () => (
  <PagePart ref={keepsFocus} id="door-tablets" title="Tablets at the door">
    <PartRows query={devicesQuery} what="The tablets" none="No tablet is paired yet.">
      {(device) => <DeviceRow key={device.id} device={device} />}
    </PartRows>
    <p>
      Give staff a PIN under Users, open this page on the tablet, and set it up. Lost one? Revoke it: it shows
      nothing from then on.
    </p>
    <ButtonLink look="outline" to="/door" alignSelf="start">
      Set up this device for the door
    </ButtonLink>
  </PagePart>
);

const DeviceRow = ({ device }: { device: PairedDevice }) => {
  const timeZone = useVenueZone();
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
      <RevokeButton
        name={device.name}
        noun="Tablet"
        path={`/api/door/devices/${device.id}`}
        refresh={refreshDevices}
      >
        It is signed out at once and forgets the guest list. What it has not sent yet waits until it is paired
        again.
      </RevokeButton>
    </Flex>
  );
};
