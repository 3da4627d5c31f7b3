import { Flex } from '@chakra-ui/react/flex';
import { Stack, type StackProps } from '@chakra-ui/react/stack';

/** A page that is one card: a form, or what is to be read in place of one. */
export const CenterCard = (card: StackProps) => (
  <main className="page">
    <Flex justify="center" pt={{ md: '6' }}>
      <Stack
        className="card"
        gap="4"
        width="100%"
        minWidth="0"
        maxWidth="30rem"
        p={{ base: '4', md: '8' }}
        css={HEADING}
        {...card}
      />
    </Flex>
  </main>
);

const HEADING = { '& h1': { fontSize: '3xl', overflowWrap: 'anywhere' } } as const;
