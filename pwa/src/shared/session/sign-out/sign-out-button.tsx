import { LogOut } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useSignOut } from './use-sign-out';

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
