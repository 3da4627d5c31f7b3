import { Sparkles } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '#shared/ui/form/button';
import { showToast } from '#shared/ui/feedback/toast-store';
import { hasUnsavedWork, subscribeToUnsavedWork } from '#shared/ui/mutation/unsaved-work';
import { reloadObstacle } from '#app/start/safe-reload';
import { watchForUpdates } from './update-offer';
import './offer-card.css';

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
    <aside className="offer-card offer-card-floating card" aria-label="Update">
      <Sparkles size={22} aria-hidden />
      <p>
        <strong>A new version is ready.</strong> It takes a second to load.
      </p>
      <div className="offer-actions">
        <Button look="quiet" onClick={() => setUpdate(null)}>
          Later
        </Button>
        <Button onClick={() => void accept()}>Update</Button>
      </div>
    </aside>
  );
};
