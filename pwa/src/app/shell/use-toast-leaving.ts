import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isDialogsOwnBack } from '#shared/ui/dialog/closes-on-back';
import {
  currentToast,
  dismissToast,
  leaveToastBehind,
  subscribeToToasts,
} from '#shared/ui/feedback/toast-store';

/** Takes a toast off the screen when the page it belongs to is left, or what it refused is mended. */
export const useToastLeaving = (): void => {
  const router = useRouter();
  useEffect(() => {
    const ends = [
      router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
        if (pathChanged) leaveToastBehind();
      }),
      router.history.subscribe(({ action }) => {
        if (STEPS.has(action.type) && !isDialogsOwnBack()) dismissToast();
      }),
      watchFields(),
    ];
    return () => ends.forEach((end) => end());
  }, [router]);
};

/** Of the person's own, by the browser's buttons or a swipe. */
const STEPS = new Set<string>(['BACK', 'FORWARD']);

/** While a refusal is on screen: once the fields that it marked are valid again, or gone with their form, it goes too. */
const watchFields = (): (() => void) => {
  let marks: 'none' | 'any' | 'its own' = 'none';
  const look = () => {
    const words = currentToast()?.description;
    const faulty = [...document.querySelectorAll('[aria-invalid="true"]')];
    const own = faulty.filter((field) => noteOf(field) === words);
    if (own.length > 0) marks = 'its own';
    else if (marks === 'its own' || (marks === 'any' && faulty.length === 0)) dismissToast();
    else if (faulty.length > 0) marks = 'any';
  };
  const observer = new MutationObserver(look);
  const follow = () => {
    observer.disconnect();
    marks = 'none';
    if (!currentToast()?.destructive) return;
    look();
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['aria-invalid'] });
  };
  follow();
  const unsubscribe = subscribeToToasts(follow);
  return () => {
    unsubscribe();
    observer.disconnect();
  };
};

const noteOf = (field: Element): string | null | undefined =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
