import { cardPicture } from '#contract/events';
import type { EventResponse } from '#features/events/events.queries';
import './card-picture.css';

/**
 * The event's picture in a card; but for tonight's, it is fetched once a check-in is ready for no signal: `first-visit.ts`.
 * A broken one leaves no hole.
 */
export const CardPicture = ({ imageUrl }: { imageUrl: EventResponse['imageUrl'] | undefined }) =>
  imageUrl && (
    <img
      src={cardPicture(imageUrl)}
      alt=""
      loading="lazy"
      onError={({ currentTarget }) => {
        // One that was uploaded before there were cards' sizes.
        if (currentTarget.src.endsWith(imageUrl)) currentTarget.hidden = true;
        else currentTarget.src = imageUrl;
      }}
    />
  );
