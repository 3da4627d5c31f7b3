import { chakra } from '@chakra-ui/react/styled-system';
import { Undo2 } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useRefreshEvents } from '#features/events/use-refresh-events';
import { isRefused } from '#shared/http/http-error';
import { Button, ButtonLink } from '#shared/ui/form/button';
import { unlessPending } from '#shared/ui/form/unless-pending';
import { dropUndo, offeredUndo, subscribeToUndo, type UndoOffer } from '#shared/ui/mutation/undo-offer';
import { useToastMutation } from '#shared/ui/mutation/use-toast-mutation';
import { OfferCard } from './offer-card';

/** Offers for a minute to undo what was done last, on whichever page (decisions 24 and 51). */
export const UndoOffers = () => {
  const offer = useSyncExternalStore(subscribeToUndo, offeredUndo);
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

const UndoCard = ({ offer }: { offer: UndoOffer }) => {
  const undoing = useUndoing(offer);
  const { words, hint, eventId } = offer;
  return (
    <OfferCard
      label="Undo"
      icon={Undo2}
      refusal="Dismiss"
      onRefuse={() => dropUndo(offer)}
      action={
        <>
          {eventId !== undefined && (
            <ButtonLink look="outline" to="/admin/events/$eventId" params={{ eventId }}>
              View Event
            </ButtonLink>
          )}
          <Button {...unlessPending(undoing.isPending, () => undoing.mutate())}>
            {undoing.isPending ? 'Undoing...' : 'Undo'}
          </Button>
        </>
      }
      px="3"
      boxShadow="0 0.75rem 2rem rgb(0 0 0 / 0.28)"
    >
      <strong>{words}.</strong> You can undo this for a minute. {hint}
    </OfferCard>
  );
};

const useUndoing = (offer: UndoOffer) => {
  const refreshEvents = useRefreshEvents();
  const end = () => {
    dropUndo(offer);
    refreshEvents();
    return offer.refresh?.();
  };
  return useToastMutation({
    send: offer.send,
    done: ({ message }) => ({ title: 'Undone', description: `${message}.` }),
    failed: 'Failed to undo the change',
    onDone: end,
    onFailed: (error) => (isRefused(error) ? end() : undefined),
  });
};
