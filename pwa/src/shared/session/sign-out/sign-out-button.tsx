import { useNavigate } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSession } from '#shared/session/session-context';
import { refused, showToast } from '#shared/ui/feedback/toast-store';
import { leaveUnasked } from '#shared/ui/mutation/unsaved-work';

const SignOutSheet = lazy(() =>
  import('./sign-out-sheet').then(({ SignOutSheet }) => ({ default: SignOutSheet })),
);

/** Signs out; asks first while check-ins still wait on this device. */
export const SignOutButton = ({ className }: { className: string }) => {
  const { waiting, ask, confirm, cancel } = useSignOut();
  return (
    <>
      <button type="button" className={className} onClick={() => void ask()}>
        <LogOut size={22} aria-hidden />
        <span className="nav-label">Logout</span>
      </button>
      {waiting !== null && (
        <Suspense>
          <SignOutSheet waiting={waiting} onConfirm={() => void confirm()} onCancel={cancel} />
        </Suspense>
      )}
    </>
  );
};

interface SignOut {
  /** Entries still waiting to be sent, while the person is asked about them; null otherwise. */
  waiting: number | null;
  /** Signs out, or asks first when something still waits (design §5.2). */
  ask: () => Promise<void>;
  confirm: () => Promise<void>;
  cancel: () => void;
}

const useSignOut = (): SignOut => {
  const { logout } = useSession();
  const navigate = useNavigate();
  const [waiting, setWaiting] = useState<number | null>(null);

  const confirm = async () => {
    setWaiting(null);
    try {
      await leaveUnasked(async () => {
        await logout();
        showToast({ title: 'Logged out', description: 'You have been logged out successfully.' });
        await navigate({ to: '/' });
      });
    } catch (error) {
      console.error(error);
      showToast(refused('Error', 'Failed to logout'));
    }
  };

  const ask = async () => {
    const count = await countWaitingEntries();
    if (count > 0) setWaiting(count);
    else await confirm();
  };

  return { waiting, ask, confirm, cancel: () => setWaiting(null) };
};

/** A queue that cannot be read must not keep anybody signed in. */
const countWaitingEntries = async (): Promise<number> => {
  try {
    const { countWaiting } = await import('#shared/offline/status/waiting-count');
    return await countWaiting();
  } catch (error) {
    console.warn('The waiting entries could not be counted.', error);
    return 0;
  }
};
