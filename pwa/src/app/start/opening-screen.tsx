import { Spinner } from '#shared/ui/feedback/spinner';
import { InsteadOfRoute } from '#app/overlay-place';

/** While the code of a screen is on its way: stands where the screen will. */
export const OpeningScreen = () => (
  <InsteadOfRoute label="Loading...">
    <Spinner label="Loading..." />
  </InsteadOfRoute>
);
