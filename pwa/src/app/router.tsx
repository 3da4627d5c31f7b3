import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { NotFoundPage } from './not-found-page';
import { InsteadOfRoute } from './overlay-place';
import { isServedPage } from '#shared/ui/page/served-page';
import { CrashScreen } from './crash-screen';
import { Spinner } from '#shared/ui/feedback/spinner';
import { routeTree } from '../routeTree.gen';

/** While the code of a screen is on its way: stands where the screen will. */
const OpeningScreen = () => (
  <InsteadOfRoute label="Loading...">
    <Spinner label="Loading..." />
  </InsteadOfRoute>
);

/** @param history of a page that the server renders; the browser's unless told */
export const createAppRouter = (history?: RouterHistory) =>
  createRouter({
    routeTree,
    history,
    defaultPreload: 'intent',
    // On the server the router would write a script into the page. What the server sent is where it was scrolled to while
    // the app started.
    scrollRestoration: !history && (() => !isServedPage()),
    defaultPendingComponent: OpeningScreen,
    // A tap shows that it was one before somebody taps again.
    defaultPendingMs: 400,
    defaultErrorComponent: CrashScreen,
    defaultNotFoundComponent: NotFoundPage,
    // A page of its own: inside the frame of a dashboard it would be a page in a page.
    notFoundMode: 'root',
  });

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
