import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { followPressedNews } from '#shared/push/pressed-news';
import { useSession } from '#shared/session/session-context';
import { optionalPart } from '#shared/ui/page/optional-part';
import { InstallPrompt } from './prompts/install-prompt';
import { UpdatePrompt } from './prompts/update-prompt';
import { useToastLeaving } from './use-toast-leaving';

/** Staff's; guests never load it. */
const UndoOffers = optionalPart(async () => (await import('./prompts/undo-offers')).UndoOffers);

/** What the shell listens to and offers once the first screen stands; one part, since its address is in the first load. */
export const LaterParts = () => {
  useToastLeaving();
  useTyping();
  usePushOfPerson();
  usePressedNews();
  useServedHead();
  const { user } = useSession();
  return (
    <>
      <InstallPrompt />
      <UpdatePrompt />
      <Suspense>{user?.userType === 'admin' && <UndoOffers />}</Suspense>
    </>
  );
};

const SERVED_HEAD =
  'link[rel=canonical], meta[property^="og:"], meta[name^="twitter:"], script[type="application/ld+json"]';

const pathOf = (pathname: string): string => pathname.replace(/\/$/, '');

/**
 * What a page came with for other programs (canonical address, previews, JSON-LD) is about that page: it goes once somebody goes on,
 * since a browser shares the canonical address.
 */
const useServedHead = (): void => {
  const path = useLocation({ select: ({ pathname }) => pathOf(pathname) });
  useEffect(() => {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    if (canonical && pathOf(new URL(canonical.href).pathname) === path) return;
    for (const tag of document.querySelectorAll(SERVED_HEAD)) tag.remove();
  }, [path]);
};

/** Has push messages of the signed-in person come to this device, and of nobody else, where it takes any. */
const usePushOfPerson = (): void => {
  const { user, isLoading } = useSession();
  const client = useQueryClient();
  const id = user?.id;
  useEffect(() => {
    if (isLoading || !('Notification' in window) || Notification.permission !== 'granted') return;
    void tellWhoIsHere(client);
  }, [client, id, isLoading]);
};

const usePressedNews = (): void => {
  const client = useQueryClient();
  useEffect(() => followPressedNews(client), [client]);
};

/** What is for an account stops with its session anyway. */
const tellWhoIsHere = async (client: QueryClient): Promise<void> => {
  try {
    const { refreshPush } = await import('#shared/push/own-push');
    await refreshPush(client);
  } catch (error) {
    console.info('The venue does not know yet who is at this device.', error);
  }
};

/** Fields that bring up a phone's keyboard. */
const TYPED_IN = 'textarea, input:not([type=checkbox], [type=radio], [type=file], [type=date], [type=time])';

/** Marks the page (`data-typing`) while somebody types in it: the bar at the lower edge leaves its room to the keyboard. */
const useTyping = (): void =>
  useEffect(() => {
    const { documentElement: root } = document;
    const judge = () =>
      root.toggleAttribute('data-typing', document.activeElement?.matches(TYPED_IN) ?? false);
    const onBlur = ({ relatedTarget }: FocusEvent) => {
      if (!relatedTarget) root.removeAttribute('data-typing');
    };
    document.addEventListener('focusin', judge);
    document.addEventListener('focusout', onBlur);
    // A field that is taken away loses the focus without a word, and the keyboard goes.
    window.visualViewport?.addEventListener('resize', judge);
    return () => {
      document.removeEventListener('focusin', judge);
      document.removeEventListener('focusout', onBlur);
      window.visualViewport?.removeEventListener('resize', judge);
    };
  }, []);
