import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startTheme } from '#shared/ui/color-theme';
import './base.css';
import { noteMissingChunks } from './chunk-reload';
import { keepInstallEvent } from './install-event';
import { Providers } from './providers';
import { startFromNetworkState } from './query-client';
import { router } from './router';

noteMissingChunks();
startTheme();
keepInstallEvent();
startFromNetworkState();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <Providers>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
);
