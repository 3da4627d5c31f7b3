import { Share, SquarePlus } from 'lucide-react';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { deviceStorage } from '#shared/lib/safe-storage';
import { Button } from '#shared/ui/form/button';
import { dropInstallEvent, keptInstallEvent, subscribeToInstallEvent } from '#app/start/install-event';
import { installHint } from './install-hint';
import './offer-card.css';

const DISMISSED_AT_KEY = 'installDismissedAt';

/** Offers the home screen, quietly, at the end of the page; a no is remembered for a month. */
export const InstallPrompt = () => {
  const event = useSyncExternalStore(subscribeToInstallEvent, keptInstallEvent);
  const [isDismissed, setDismissed] = useState(false);
  const hint = isDismissed
    ? 'none'
    : installHint({
        hasEvent: event !== null,
        isStandalone: matchMedia('(display-mode: standalone)').matches,
        userAgent: navigator.userAgent,
        touchPoints: navigator.maxTouchPoints,
        dismissedAt: Number(deviceStorage.read(DISMISSED_AT_KEY)),
        now: Date.now(),
      });
  if (hint === 'none') return null;

  const dismiss = () => {
    deviceStorage.write(DISMISSED_AT_KEY, String(Date.now()));
    setDismissed(true);
  };
  const install = async () => {
    await event?.prompt();
    const choice = await event?.userChoice;
    if (choice?.outcome === 'dismissed') dismiss();
    dropInstallEvent();
  };
  if (hint === 'share-menu') {
    return (
      <Offer onDismiss={dismiss}>
        <Share size={22} aria-hidden />
        <p>
          <strong>Keep it on your home screen:</strong> tap Share, then “Add to Home Screen”. It opens without
          a network.
        </p>
      </Offer>
    );
  }
  return (
    <Offer onDismiss={dismiss} action={<Button onClick={() => void install()}>Install</Button>}>
      <SquarePlus size={22} aria-hidden />
      <p>
        <strong>Keep it on your home screen.</strong> It opens without a network, cellar included.
      </p>
    </Offer>
  );
};

const Offer = ({
  children,
  action,
  onDismiss,
}: {
  children: ReactNode;
  action?: ReactNode;
  onDismiss: () => void;
}) => (
  <aside className="offer-card offer-card-inline card" aria-label="Install the app">
    {children}
    <div className="offer-actions">
      <Button look="quiet" onClick={onDismiss}>
        Not now
      </Button>
      {action}
    </div>
  </aside>
);
