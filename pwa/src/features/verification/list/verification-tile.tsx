import { Camera } from 'lucide-react';
import { momentOf } from '#shared/lib/dates/instant-words';
import { useVenueZone } from '#shared/lib/dates/venue-zone';
import { Checkbox } from '#shared/ui/form/checkbox';
import { CheckInWarnings } from '#features/verification/verdict/check-in-facts';
import './verification-tile.css';
import { showLine, verdictLine } from './verification-wording';
import type { Verification } from '#features/verification/verifications.queries';

interface VerificationTileProps {
  checkIn: Verification;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** A check-in among many; all of it is the target. */
export const VerificationTile = ({ checkIn, isChosen, onChoose }: VerificationTileProps) => {
  const timeZone = useVenueZone();
  return (
    <div className="verification-tile" data-chosen={isChosen || undefined}>
      <Checkbox checked={isChosen} onChange={({ target }) => onChoose(target.checked)}>
        <span className="verification-tile-words">
          <span className="verification-tile-photo">
            <Camera size={28} aria-hidden />
            {checkIn.photo && <img src={checkIn.photo.thumbnailUrl} alt="" loading="lazy" decoding="async" />}
          </span>
          <span>
            <strong dir="auto">{checkIn.customerName}</strong>
            <span dir="auto">{showLine(checkIn)}</span>
            <span>{verdictLine(checkIn, timeZone) ?? momentOf(checkIn.occurredAt, timeZone)}</span>
          </span>
        </span>
      </Checkbox>
      <CheckInWarnings checkIn={checkIn} />
    </div>
  );
};
