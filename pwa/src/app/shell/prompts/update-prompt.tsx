import { Sparkles } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '#shared/ui/form/button';
import { showToast } from '#shared/ui/feedback/toast-store';
import { hasUnsavedWork, subscribeToUnsavedWork } from '#shared/ui/mutation/unsaved-work';
import { reloadObstacle } from '#app/start/safe-reload';
import { OfferCard } from './offer-card';
import { watchForUpdates } from './update-offer';

let isWatching = false;

/** Offers a new version and never forces it; hidden while somebody is typing (design §5.8). */
export const UpdatePrompt = () => {
  const [update, setUpdate] = useState<(() => void) | null>(null);
  const isTyping = useSyncExternalStore(subscribeToUnsavedWork, hasUnsavedWork);

  useEffect(() => {
    if (isWatching) return;
    isWatching = true;
    void watchForUpdates((take) => setUpdate(() => take));
  }, []);

  if (!update || isTyping) return null;
  const accept = async () => {
    if ((await reloadObstacle()) === null) update();
    else
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
      action={<Button onClick={() => void accept()}>Update</Button>}
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
