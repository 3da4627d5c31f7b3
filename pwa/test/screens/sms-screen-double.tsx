import type { ReactNode } from 'react';
import { showScreen } from './screen-double';

/** Shows a screen about texts; a request's event has an address, too. */
export const showSmsScreen = (content: ReactNode): void =>
  showScreen(content, { paths: ['/admin/events/$eventId'] });
