import { Expand } from 'lucide-react';
import { CheckInFacts, CheckInWho } from '#features/verification/verdict/check-in-facts';
import { CheckInPhoto } from '#features/verification/verdict/check-in-photo';
import './deck-card.css';
import { useCardSwipe } from './use-card-swipe';
import type { Verification } from '#features/verification/verifications.queries';

interface DeckCardProps {
  checkIn: Verification;
  /** Its photo is loaded already. */
  next: Verification | undefined;
  onSwipe: (decision: 'approve' | 'reject') => void;
}

/** One check-in: its photo large, who it is beside it. Fingers swipe it. */
export const DeckCard = ({ checkIn, next, onSwipe }: DeckCardProps) => {
  const swipe = useCardSwipe(onSwipe);
  return (
    <article className="deck-card" aria-label={`Check-in of ${checkIn.customerName}`} {...swipe}>
      <div className="deck-photo">
        {[checkIn, ...(next ? [next] : [])].map((shown) => (
          <CheckInPhoto key={shown.id} checkIn={shown} isBehind={shown !== checkIn} />
        ))}
        <p className="deck-stamp" data-decision="approve" aria-hidden>
          Approve
        </p>
        <p className="deck-stamp" data-decision="reject" aria-hidden>
          Reject
        </p>
        {checkIn.photo && (
          <a
            className="deck-expand"
            href={checkIn.photo.screenUrl}
            target="_blank"
            rel="noreferrer"
            aria-label="Open the photo in a new tab"
          >
            <Expand size={20} aria-hidden />
          </a>
        )}
      </div>
      <CheckInWho checkIn={checkIn} />
      <CheckInFacts checkIn={checkIn} />
    </article>
  );
};
