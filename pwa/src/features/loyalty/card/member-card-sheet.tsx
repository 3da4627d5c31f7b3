import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useLiveQuery } from 'dexie-react-hooks';
import { CreditCard, TriangleAlert, WifiOff, type LucideIcon } from 'lucide-react';
import type { Trouble } from '#shared/http/trouble';
import type { AuthUser } from '#shared/session/auth-user';
import { PageState } from '#shared/ui/feedback/page-state';
import { RetryButton } from '#shared/ui/feedback/retry-button';
import { Sheet } from '#shared/ui/dialog/sheet';
import { Skeleton } from '#shared/ui/feedback/skeleton';
import { QrCode } from '#shared/ui/page/qr-code';
import { cardAddress, cardCodeInGroups } from './member-card-code';
import { readKeptCard, type MemberCard } from './kept-member-card';
import type { Membership } from '#features/loyalty/own/own-member.queries';
import { useOwnMember } from '#features/loyalty/own/use-own-member';
import { TIER_WORDS } from '#contract/loyalty';

interface MemberCardSheetProps {
  user: AuthUser;
  /** Where the code leads. */
  origin: string;
  onClose: () => void;
}

const TROUBLES: Record<Trouble, { icon: LucideIcon; words: string }> = {
  offline: { icon: WifiOff, words: "You're offline, and this phone has not kept your card yet." },
  failed: { icon: TriangleAlert, words: 'Something went wrong on our side. Your points are safe.' },
};

/** Why the venue has no card for them. */
const missingWords = (membership: Membership | undefined): string =>
  membership?.is === 'unverified'
    ? 'Points were collected with this email before you had an account. Verify your email to get your card.'
    : 'Open the Badges tab of your account to become a member.';

/** The member's card for the door, with or without a network (decision 20). */
export const MemberCardSheet = ({ user, origin, onClose }: MemberCardSheetProps) => {
  const { membership, trouble, retry } = useOwnMember(user);
  const kept = useLiveQuery(() => readKeptCard(user.id).catch(() => null), [user.id]);
  const card = membership?.is === 'member' ? membership.member : kept;
  return (
    <Sheet title="Member card" subtitle="Show it at the door or the bar." onClose={onClose} isRoute>
      {card && <Card card={card} origin={origin} />}
      {!card && (membership || trouble) && kept === null && (
        <PageState
          icon={trouble ? TROUBLES[trouble].icon : CreditCard}
          title="Your card is not here yet"
          announced
          action={<RetryButton onRetry={retry} />}
        >
          {trouble ? TROUBLES[trouble].words : missingWords(membership)}
        </PageState>
      )}
      {!card && !(membership || trouble) && <Skeleton height="26rem" />}
    </Sheet>
  );
};

/** A phone that lies: the code beside the words, whole. */
const LYING = '@media (min-width: 40rem) and (max-height: 30rem)';

const Card = ({ card, origin }: { card: MemberCard; origin: string }) => {
  const { name, id, membershipLevel, cardCode } = card;
  return (
    <Grid
      as="article"
      templateColumns="minmax(0, 1fr)"
      justifyItems="center"
      gap="2"
      maxWidth="24rem"
      mx="auto"
      p="4"
      borderWidth="2px"
      rounded="card"
      bg="raised"
      textAlign="center"
      css={{
        [LYING]: {
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          columnGap: 'var(--chakra-spacing-6)',
          maxWidth: 'none',
        },
      }}
      aria-label="Member card"
    >
      <Box as="header" width="100%" pb="2" borderBottom="2px dashed">
        <Heading as="h3" fontSize="2xl" overflowWrap="anywhere" dir="auto">
          {name}
        </Heading>
        <Text fontSize="lg" fontWeight="700">
          {TIER_WORDS[membershipLevel]} member
        </Text>
      </Box>
      <QrCode
        text={cardAddress(origin, cardCode)}
        label="QR code of this card"
        ecc="quartile"
        width="min(100%, 20rem)"
        css={{ [LYING]: { gridRow: '1 / span 3', gridColumn: '1', width: 'min(14rem, 52dvh)' } }}
      />
      <Text
        fontFamily="ui-monospace, 'SF Mono', Menlo, Consolas, monospace"
        fontSize="clamp(1rem, 5.5vw, 1.5rem)"
        fontWeight="700"
      >
        {cardCodeInGroups(cardCode)}
      </Text>
      <p>Member No. {String(id).padStart(5, '0')}</p>
    </Grid>
  );
};
