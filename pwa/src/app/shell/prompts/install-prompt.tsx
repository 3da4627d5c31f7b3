import { Share, SquarePlus } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { deviceStorage } from '#shared/lib/safe-storage';
import { Button } from '#shared/ui/form/button';
import { dropInstallEvent, keptInstallEvent, subscribeToInstallEvent } from '#app/start/install-event';
import { installHint } from './install-hint';
import { OfferCard } from './offer-card';

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
  const offer = {
    label: 'Install the app',
    refusal: 'Not now',
    onRefuse: dismiss,
    maxWidth: '34rem',
    mx: { base: '4', md: 'auto' },
    mb: 'calc(var(--chakra-spacing-6) + env(safe-area-inset-bottom, 0px))',
  } as const;
  if (hint === 'share-menu') {
    return (
      <OfferCard icon={Share} {...offer}>
        <strong>Keep it on your home screen:</strong> tap Share, then “Add to Home Screen”. It opens without a
        network, and only from there can it remind you of shows.
      </OfferCard>
    );
  }
  return (
    <OfferCard icon={SquarePlus} action={<Button onClick={() => void install()}>Install</Button>} {...offer}>
      <strong>Keep it on your home screen.</strong> It opens without a network, cellar included.
    </OfferCard>
  );
};
