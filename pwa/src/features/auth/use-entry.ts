import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { messageOf, UnreachableError } from '#shared/http/http-error';
import { refused, showToast, type ToastMessage } from '#shared/ui/feedback/toast-store';

interface EntryWords {
  /** Of the toast that says that it did not work. */
  failed: string;
  /** Said where the venue says nothing itself (spec §8). */
  fallback: string;
}

/** Signing in or up: in, a word of welcome, and home; or why not (spec §2, §8). `isOffline`: the venue was not reached. */
export const useEntry = ({ failed, fallback }: EntryWords) => {
  const navigate = useNavigate();
  const [isOffline, setOffline] = useState(false);
  const enter = async (signIn: () => Promise<ToastMessage>, onFailed?: (error: unknown) => void) => {
    setOffline(false);
    try {
      showToast(await signIn());
    } catch (error) {
      onFailed?.(error);
      setOffline(error instanceof UnreachableError);
      showToast(
        refused(failed, error instanceof UnreachableError ? NO_CONNECTION : messageOf(error, fallback)),
      );
      return;
    }
    await navigate({ to: '/' });
  };
  return { enter, isOffline };
};

/** Signing in is the one thing that needs the venue: say so rather than blame the password. */
const NO_CONNECTION = "You're offline. Check-ins still work; try again when you have a connection.";
