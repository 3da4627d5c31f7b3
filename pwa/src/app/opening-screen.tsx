import { Spinner } from '#shared/ui/spinner';
import { InsteadOfRoute } from './overlay-place';

/** While the code of a screen is on its way: stands where the screen will. */
export const OpeningScreen = () => (
  <InsteadOfRoute label="Loading...">
    <Spinner label="Loading..." />
  </InsteadOfRoute>
);
