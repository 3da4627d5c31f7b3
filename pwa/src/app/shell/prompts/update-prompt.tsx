import { Sparkles } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '#shared/ui/form/button';
import { unlessPending } from '#shared/ui/form/unless-pending';
import { showToast } from '#shared/ui/feedback/toast-store';
import { hasUnsavedWork, subscribeToUnsavedWork } from '#shared/ui/mutation/unsaved-work';
import { OfferCard } from './offer-card';
import { type Update, watchForUpdates } from './update-offer';

let isWatching = false;

/** Offers a new version and never forces it; hidden while somebody is typing (design §5.8). */
export const UpdatePrompt = () => {
  const [update, setUpdate] = useState<Update | null>(null);
  const [isUpdating, setUpdating] = useState(false);
  const isTyping = useSyncExternalStore(subscribeToUnsavedWork, hasUnsavedWork);

  useEffect(() => {
    if (isWatching) return;
    isWatching = true;
    void watchForUpdates((take) => setUpdate(() => take));
  }, []);

  if (!update || isTyping) return null;
  const accept = async () => {
    setUpdating(true);
    const obstacle = await update();
    // Until the page goes.
    if (obstacle === null) return;
    setUpdating(false);
    if (obstacle === 'sending')
      showToast({
        title: 'Just a moment',
        description: 'A check-in is being sent. Try again when it is through.',
      });
  };
  return (
    <OfferCard
      label="Update"
      icon={Sparkles}
      refusal="Later"
      onRefuse={() => setUpdate(null)}
      action={
        <Button {...unlessPending(isUpdating, () => void accept())}>
          {isUpdating ? 'Updating...' : 'Update'}
        </Button>
      }
      position="fixed"
      zIndex="40"
      insetInline="var(--chakra-spacing-3)"
      bottom="calc(var(--chakra-spacing-3) + max(var(--navigation-height), env(safe-area-inset-bottom, 0px)))"
      maxWidth="28rem"
      mx="auto"
      boxShadow="0 0.75rem 2rem rgb(0 0 0 / 0.28)"
    >
      <strong>A new version is ready.</strong> It takes a second to load.
    </OfferCard>
  );
};
