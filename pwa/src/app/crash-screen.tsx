import type { ErrorComponentProps } from '@tanstack/react-router';
import { RefreshCw, TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '#shared/ui/button';
import { PageState } from '#shared/ui/page-state';
import { reloadForMissingChunk } from './chunk-reload';

/**
 * When a screen breaks: says so, promises what is true about the queue, and offers a reload (style 28). A screen that is
 * only missing since a release is fetched by itself.
 */
export const CrashScreen = ({ error }: ErrorComponentProps) => {
  useEffect(() => {
    console.error(error);
    void reloadForMissingChunk(error);
  }, [error]);
  return (
    <main className="page">
      <PageState
        icon={TriangleAlert}
        title="This page hit a wrong note"
        announced
        action={
          <Button onClick={() => location.reload()}>
            <RefreshCw size={20} aria-hidden /> Reload
          </Button>
        }
      >
        Check-ins that are waiting to be sent are safe on this phone.
      </PageState>
    </main>
  );
};
