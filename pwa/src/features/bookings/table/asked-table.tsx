import { Flex } from '@chakra-ui/react/flex';
import { Armchair } from 'lucide-react';
import { rememberedTable } from '#shared/offline/storage/remembered-tables';

/** Reminds of the table that was asked for on this device; nothing where there was none. */
export const AskedTable = ({ eventId }: { eventId: number }) => {
  const partySize = rememberedTable(eventId);
  return (
    partySize !== null && (
      <Flex
        as="p"
        align="center"
        gap="2"
        p="3"
        rounded="control"
        bg="waitingSoft"
        color="waiting"
        fontWeight="600"
      >
        <Armchair size={20} aria-hidden /> You asked for a table for {partySize}.
      </Flex>
    )
  );
};
