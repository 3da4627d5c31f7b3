import type { ErrorComponentProps } from '@tanstack/react-router';
import { RefreshCw, TriangleAlert, WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#shared/ui/form/button';
import { PageState } from '#shared/ui/feedback/page-state';
import { fetchWhenBack, isMissingChunk, reloadOnWish } from '#app/start/chunk-reload';
import { InsteadOfRoute } from './overlay-place';

/**
 * When a screen breaks: says so where the screen would be, promises what is true about the queue, and offers a way on (style
 * 28). A screen whose file did not come is fetched by itself: at once when a release took it away, else when the venue
 * answers again.
 */
export const CrashScreen = ({ error }: ErrorComponentProps) => {
  const [tries, setTries] = useState(0);
  const isMissing = isMissingChunk(error);
  const title = isMissing ? "This page didn't arrive" : 'This page hit a wrong note';
  useEffect(() => {
    console.error(error);
    return fetchWhenBack(error);
  }, [error]);
  const tryAgain = async () => {
    if (!(await reloadOnWish(error))) setTries(tries + 1);
  };
  return (
    <InsteadOfRoute label={title}>
      <PageState
        icon={isMissing ? WifiOff : TriangleAlert}
        title={title}
        announced
        action={
          <Button onClick={() => void tryAgain()}>
            <RefreshCw size={20} aria-hidden /> {isMissing ? 'Try again' : 'Reload'}
          </Button>
        }
      >
        {tries > 0 ? 'Still no connection. ' : isMissing && 'It is not on this phone yet. '}
        {isMissing && 'It comes by itself when you have a connection. '}
        Check-ins that are waiting to be sent are safe on this phone.
      </PageState>
    </InsteadOfRoute>
  );
};
