import { cardPicture } from '#contract/events';
import type { EventResponse } from '#features/events/events.queries';
import './card-picture.css';

interface CardPictureProps {
  imageUrl: EventResponse['imageUrl'] | undefined;
  /** Tonight's picture, loaded at once. The others load when a check-in works without a network (`first-visit.ts`). */
  isFirst?: boolean;
}

/** The event's picture in a card. A broken one leaves no hole. */
export const CardPicture = ({ imageUrl, isFirst = false }: CardPictureProps) =>
  imageUrl && (
    <img
      src={cardPicture(imageUrl)}
      alt=""
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      onError={({ currentTarget }) => {
        // One that was uploaded before there were cards' sizes.
        if (currentTarget.src.endsWith(imageUrl)) currentTarget.hidden = true;
        else currentTarget.src = imageUrl;
      }}
    />
  );
