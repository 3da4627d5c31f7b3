import { useLiveQuery } from 'dexie-react-hooks';
import { CreditCard, TriangleAlert, WifiOff, type LucideIcon } from 'lucide-react';
import { useMemo } from 'react';
import type { Trouble } from '#shared/http/trouble';
import type { AuthUser } from '#shared/session/auth-user';
import { PageState } from '#shared/ui/feedback/page-state';
import { RetryButton } from '#shared/ui/feedback/retry-button';
import { Sheet } from '#shared/ui/dialog/sheet';
import { Skeleton } from '#shared/ui/feedback/skeleton';
import { cardAddress, cardCodeInGroups, drawCode } from './member-card-code';
import { readKeptCard, type MemberCard } from './member-card-kept';
import './member-card.css';
import type { Membership } from '#features/loyalty/own/own-member.queries';
import { useOwnMember } from '#features/loyalty/own/own-use-member';
import { TIER_WORDS } from '#features/loyalty/own/tier-progress';

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
    <Sheet title="Member card" subtitle="Show it at the door or the bar." onClose={onClose}>
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

const Card = ({ card, origin }: { card: MemberCard; origin: string }) => {
  const { name, id, membershipLevel, cardCode } = card;
  const code = useMemo(() => drawCode(cardAddress(origin, cardCode)), [cardCode, origin]);
  return (
    <article className="member-card" data-tier={membershipLevel} aria-label="Member card">
      <header className="member-card-header">
        <h3 dir="auto">{name}</h3>
        <p>{TIER_WORDS[membershipLevel]} member</p>
      </header>
      <svg
        className="member-card-code"
        viewBox={`0 0 ${code.size} ${code.size}`}
        role="img"
        aria-label="QR code of this card"
        shapeRendering="crispEdges"
      >
        <path d={code.path} />
      </svg>
      <p className="member-card-number">{cardCodeInGroups(cardCode)}</p>
      <p className="member-card-member">Member No. {String(id).padStart(5, '0')}</p>
    </article>
  );
};
