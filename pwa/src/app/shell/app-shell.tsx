import { lazy, Suspense, type ReactNode } from 'react';
import { AppHeader } from './app-header';
import { useAnswersOfPerson } from './use-answers-of-person';
import { useIdle } from './use-idle';
import { useOutboxStart } from './use-outbox-start';
import './app-shell.css';

const StatusStrip = lazy(() =>
  import('#shared/offline/status-strip').then(({ StatusStrip }) => ({ default: StatusStrip })),
);

const InstallPrompt = lazy(() =>
  import('./install-prompt').then(({ InstallPrompt }) => ({ default: InstallPrompt })),
);
const UpdatePrompt = lazy(() =>
  import('./update-prompt').then(({ UpdatePrompt }) => ({ default: UpdatePrompt })),
);

/** Header, the strip that says where the queue stands, and the page. */
export const AppShell = ({ children }: { children: ReactNode }) => {
  const isIdle = useIdle();
  useOutboxStart(isIdle);
  useAnswersOfPerson();
  return (
    <>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <AppHeader />
      <Suspense>{isIdle && <StatusStrip />}</Suspense>
      <div id="content" tabIndex={-1}>
        {children}
      </div>
      <Suspense>
        {isIdle && (
          <>
            <InstallPrompt />
            <UpdatePrompt />
          </>
        )}
      </Suspense>
    </>
  );
};
