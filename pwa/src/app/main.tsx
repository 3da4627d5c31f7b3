import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { forgetServingTime, isServedPage, keepServingTime } from '#shared/ui/page/served-page';
import { startTheme } from '#shared/theme/color-theme';
import '#shared/theme/reset.css';
import '#shared/theme/tokens.css';
import './base.css';
import { noteMissingChunks } from '#app/start/chunk-reload';
import { startFirstReads } from '#app/start/first-reads';
import { revalidateKept, startOfflineReading } from '#app/start/offline-reading';
import { takePageData } from '#app/start/page-data';
import { prepareForNoSignal } from '#app/start/first-visit';
import { keepInstallEvent } from '#app/start/install-event';
import { nextTask } from '#app/start/next-task';
import { App } from './app';
import { createQueryClient, startFromNetworkState } from './query-client';
import { createAppRouter } from './router';

noteMissingChunks();
startTheme();
keepInstallEvent();
startFromNetworkState();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const start = async () => {
  await nextTask();
  const [queryClient, router] = [createQueryClient(), createAppRouter()];
  const app = <App queryClient={queryClient} router={router} />;
  await nextTask();
  await startOfflineReading(queryClient);
  const page = takePageData(queryClient);
  void revalidateKept(queryClient);
  void startFirstReads(queryClient).finally(prepareForNoSignal);
  if (!page) return createRoot(root).render(app);
  router.ssr = { manifest: undefined };
  await nextTask();
  // What stands there is read on until all that takes its place is there.
  const isReady = await router.load().then(
    () => true,
    () => false,
  );
  if (!isReady || !page.isFresh) return createRoot(root).render(app);
  keepServingTime(page.at);
  router.subscribe('onBeforeNavigate', forgetServingTime);
  // What is not taken over yet when somebody goes on is drawn again, and that is no error.
  const onRecoverableError = (error: unknown): void => void (isServedPage() && reportError(error));
  // In slices: the page can be read and its links work meanwhile.
  startTransition(() => void hydrateRoot(root, app, { onRecoverableError }));
};

void start();
