import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { Wrap } from '@chakra-ui/react/wrap';
import { Download, Gift, UserRoundX } from 'lucide-react';
import { numberWords } from '#contract/rules/texts';
import { RowMenu } from '#shared/ui/menu/row-menu';
import type { Member } from './members.queries';
import { MemberTier } from '#features/loyalty/shown/member-tier';
import { CardButton, RowCard, RowWords } from '#features/loyalty/layout/cards';

interface MemberRowProps {
  member: Member;
  onOpen: (sheet: 'award' | 'details' | 'rewards' | 'export' | 'forget') => void;
}

/** A member's card (spec §2 "Members"). */
export const MemberRow = ({ member, onOpen }: MemberRowProps) => (
  <RowCard align="start" alignContent="space-between" aria-label={member.name}>
    <RowWords>
      <h3 dir="auto">{member.name}</h3>
      <p dir="auto">{member.email}</p>
      {member.phone && <p dir="auto">{member.phone}</p>}
    </RowWords>
    <MemberTier tier={member.membershipLevel} />
    <Wrap
      as="ul"
      flex="1 0 100%"
      gap="6"
      rowGap="0.25rem"
      pt="2"
      borderTop="1px dashed var(--chakra-colors-control)"
      fontSize="sm"
    >
      <Count count={member.totalPoints} one="point" many="points" />
      <Count count={member.eventsAttended} one="show" many="shows" />
      <Count count={member.badgeCount} one="badge" many="badges" />
    </Wrap>
    <Flex flex="1 0 100%" gap="2">
      <Flex flex="1" wrap="wrap" gap="2" css={{ '& > *': { flex: '1 1 auto' } }}>
        <CardButton aria-label={`Award Badge to ${member.name}`} onClick={() => onOpen('award')}>
          Award Badge
        </CardButton>
        <CardButton aria-label={`View Details of ${member.name}`} onClick={() => onOpen('details')}>
          View Details
        </CardButton>
      </Flex>
      <RowMenu
        about={member.name}
        commands={[
          {
            label: 'Rewards',
            name: `Rewards for ${member.name}`,
            icon: Gift,
            onSelect: () => onOpen('rewards'),
          },
          { label: 'Export their data', icon: Download, onSelect: () => onOpen('export') },
          { label: 'Forget for good', icon: UserRoundX, isDanger: true, onSelect: () => onOpen('forget') },
        ]}
      />
    </Flex>
  </RowCard>
);

const Count = ({ count, one, many }: { count: number; one: string; many: string }) => (
  <li>
    <Text as="strong" fontFamily="heading" fontSize="lg" fontVariantNumeric="lining-nums" whiteSpace="nowrap">
      {numberWords(count)}
    </Text>{' '}
    {count === 1 ? one : many}
  </li>
);
