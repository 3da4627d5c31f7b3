import type { ErrorComponentProps } from '@tanstack/react-router';
import { RefreshCw, TriangleAlert, WifiOff } from 'lucide-react';
import { useEffect } from 'react';
import { onReachabilityChange } from '#shared/offline/reachability';
import { Button } from '#shared/ui/button';
import { PageState } from '#shared/ui/page-state';
import { isMissingChunk, reloadForMissingChunk } from './chunk-reload';

/**
 * When a screen breaks: says so, promises what is true about the queue, and offers a reload (style 28). A screen whose
 * file did not come is fetched by itself: at once when a release took it away, else when the venue answers again.
 */
export const CrashScreen = ({ error }: ErrorComponentProps) => {
  const isMissing = isMissingChunk(error);
  useEffect(() => {
    console.error(error);
    void reloadForMissingChunk(error);
    return onReachabilityChange(() => void reloadForMissingChunk(error));
  }, [error]);
  return (
    <main className="page">
      <PageState
        icon={isMissing ? WifiOff : TriangleAlert}
        title={isMissing ? "This page didn't arrive" : 'This page hit a wrong note'}
        announced
        action={
          <Button onClick={() => location.reload()}>
            <RefreshCw size={20} aria-hidden /> Reload
          </Button>
        }
      >
        {isMissing && 'It is not on this phone yet, and comes when you have a connection. '}
        Check-ins that are waiting to be sent are safe on this phone.
      </PageState>
    </main>
  );
};
