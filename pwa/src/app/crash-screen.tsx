import type { ErrorComponentProps } from '@tanstack/react-router';
import { RefreshCw, TriangleAlert } from 'lucide-react';
import { Button } from '#shared/ui/button';
import { PageState } from '#shared/ui/page-state';

/** When a screen breaks: says so, promises what is true about the queue, and offers a reload (style 28). */
export const CrashScreen = ({ error }: ErrorComponentProps) => {
  console.error(error);
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
