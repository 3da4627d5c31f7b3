import { createRouter } from '@tanstack/react-router';
import { routeTree } from '../routeTree.gen';
import { CrashScreen } from './crash-screen';
import { NotFoundPage } from './not-found-page';
import { Spinner } from '#shared/ui/spinner';

export const createAppRouter = () =>
  createRouter({
    routeTree,
    defaultPreload: 'intent',
    scrollRestoration: true,
    defaultPendingComponent: () => <Spinner label="Loading..." />,
    defaultErrorComponent: CrashScreen,
    defaultNotFoundComponent: NotFoundPage,
    // A page of its own: inside the frame of a dashboard it would be a page in a page.
    notFoundMode: 'root',
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
