import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { numberWords } from '#contract/rules/texts';
import type { Analytics } from './analytics.queries';

/** The four figures of today, whatever the range (spec §2 "Analytics"). */
export const Figures = ({ figures }: { figures: Analytics['figures'] }) => (
  <SimpleGrid as="dl" minChildWidth="min(100%, 8.5rem)" gap="3" aria-label="Today">
    <Figure label="Total Members" value={figures.totalMembers} />
    <Figure label="Total Badges" value={figures.totalBadges} />
    <Figure label="Avg Points" value={figures.averagePoints} />
    <Figure label="Gold Members" value={figures.goldMembers} />
  </SimpleGrid>
);

/** A ticket stub's number: the figure large, its name small, a rope above. */
const Figure = ({ label, value }: { label: string; value: number }) => (
  <Stack
    gap="1"
    px="4"
    py="3"
    borderWidth="1px"
    borderColor="line"
    borderTop="2px dashed var(--chakra-colors-control)"
    rounded="card"
    bg="surface"
  >
    <Text as="dt" color="muted" fontSize="sm" fontWeight="600">
      {label}
    </Text>
    <Text
      as="dd"
      fontFamily="heading"
      fontSize="3xl"
      fontWeight="700"
      fontVariantNumeric="lining-nums tabular-nums"
      lineHeight="1.1"
    >
      {numberWords(value)}
    </Text>
  </Stack>
);
