import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { forgetServingTime, keepServingTime } from '#shared/ui/page/served-page';
import { startTheme } from '#shared/theme/color-theme';
import './base.css';
import { noteMissingChunks } from '#app/start/chunk-reload';
import { startFirstReads } from '#app/start/first-reads';
import { takePageData } from '#app/start/page-data';
import { prepareForNoSignal } from '#app/start/first-visit';
import { keepInstallEvent } from '#app/start/install-event';
import { App } from './app';
import { createQueryClient, startFromNetworkState } from './query-client';
import { createAppRouter } from './router';

noteMissingChunks();
startTheme();
keepInstallEvent();
startFromNetworkState();

const queryClient = createQueryClient();
const router = createAppRouter();
const servedAt = takePageData(queryClient);
void startFirstReads(queryClient).finally(() => prepareForNoSignal(router));

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const app = <App queryClient={queryClient} router={router} />;

/** Takes over the page as the server has rendered it, in slices: it can be read and its links work meanwhile. */
const hydrate = async (at: Date) => {
  router.ssr = { manifest: undefined };
  await router.load();
  keepServingTime(at);
  router.subscribe('onBeforeNavigate', forgetServingTime);
  startTransition(() => void hydrateRoot(root, app));
};

const renderAll = () => createRoot(root).render(app);

if (servedAt) hydrate(servedAt).catch(renderAll);
// In a task of its own: reading the modules in was a long one already, and a phone may paint in between.
else setTimeout(renderAll);
