import { chakra } from '@chakra-ui/react/styled-system';
import { Undo2 } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { undoSeriesChange } from '#features/events/series/series-requests';
import {
  dropSeriesUndo,
  offeredSeriesUndo,
  type SeriesUndoOffer,
  subscribeToSeriesUndo,
} from '#features/events/series/series-undo-offer';
import { useRefreshEvents } from '#features/events/use-refresh-events';
import { isRefused } from '#shared/http/http-error';
import { Button } from '#shared/ui/form/button';
import { unlessPending } from '#shared/ui/form/unless-pending';
import { useToastMutation } from '#shared/ui/mutation/use-toast-mutation';
import { OfferCard } from './offer-card';

/** Offers for a minute to undo the newest change of a series, on whichever page (decision 51). */
export const SeriesUndo = () => {
  const offer = useSyncExternalStore(subscribeToSeriesUndo, offeredSeriesUndo);
  return <Place role="status">{offer && <UndoCard key={offer.key} offer={offer} />}</Place>;
};

/** At the page's end it has room of its own: nothing stays beneath it. */
const Place = chakra('div', {
  base: {
    position: 'sticky',
    zIndex: '41',
    bottom: 'calc(var(--chakra-spacing-3) + max(var(--navigation-height), env(safe-area-inset-bottom, 0px)))',
    width: 'min(28rem, 100% - 1.5rem)',
    mx: 'auto',
    mb: 'calc(var(--chakra-spacing-3) + env(safe-area-inset-bottom, 0px))',
    '&:empty': { display: 'none' },
  },
});

const UndoCard = ({ offer }: { offer: SeriesUndoOffer }) => {
  const refresh = useRefreshEvents();
  const undoing = useToastMutation({
    send: () => undoSeriesChange(offer.key),
    done: ({ message }) => ({ title: 'Undone', description: `${message}.` }),
    failed: 'Failed to undo the change',
    onDone: () => {
      refresh();
      dropSeriesUndo(offer);
    },
    onFailed: (error) => {
      if (!isRefused(error)) return;
      refresh();
      dropSeriesUndo(offer);
    },
  });
  return (
    <OfferCard
      label="Undo"
      icon={Undo2}
      refusal="Dismiss"
      onRefuse={() => dropSeriesUndo(offer)}
      action={
        <Button {...unlessPending(undoing.isPending, () => undoing.mutate())}>
          {undoing.isPending ? 'Undoing...' : 'Undo'}
        </Button>
      }
      boxShadow="0 0.75rem 2rem rgb(0 0 0 / 0.28)"
    >
      <strong>{offer.words}.</strong> You can undo this for a minute.
    </OfferCard>
  );
};
