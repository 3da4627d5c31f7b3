import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startTheme } from '#shared/theme/color-theme';
import './base.css';
import { noteMissingChunks } from '#app/start/chunk-reload';
import { startFirstReads } from '#app/start/first-reads';
import { prepareForNoSignal } from '#app/start/first-visit';
import { keepInstallEvent } from '#app/start/install-event';
import { Providers } from './providers';
import { createQueryClient, startFromNetworkState } from './query-client';
import { createAppRouter } from './router';

noteMissingChunks();
startTheme();
keepInstallEvent();
startFromNetworkState();

const queryClient = createQueryClient();
const router = createAppRouter();
void startFirstReads(queryClient).finally(() => prepareForNoSignal(router));

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

/** In a task of its own: reading the modules in was a long one already, and a phone may paint in between. */
setTimeout(() =>
  createRoot(root).render(
    <StrictMode>
      <Providers queryClient={queryClient}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  ),
);
