import { useQuery } from '@tanstack/react-query';
import { TriangleAlert, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { UnreachableError } from '#shared/http/http-error';
import { PageState } from '#shared/ui/page-state';
import { RetryButton } from '#shared/ui/retry-button';
import { Skeleton } from '#shared/ui/skeleton';
import { VenueSettingsFields } from './venue-settings-fields';
import './venue-settings-panel.css';
import { venueSettingsQuery } from './venue-settings.queries';

/**
 * The Settings tab (spec §2): the Venue Settings form.
 * @param notice shown above it: what else the venue lacks
 */
export const VenueSettingsPanel = ({ notice }: { notice?: ReactNode }) => {
  const { data: settings, error, isPaused, refetch } = useQuery(venueSettingsQuery);
  const isOffline = isPaused || error instanceof UnreachableError;
  return (
    <section className="venue-settings" aria-labelledby="venue-settings">
      <h2 id="venue-settings">Venue Settings</h2>
      {notice}
      {settings ? (
        <VenueSettingsFields settings={settings} />
      ) : (
        <WithoutSettings isOffline={isOffline} isFailed={error !== null} onRetry={() => void refetch()} />
      )}
    </section>
  );
};

interface WithoutSettingsProps {
  isOffline: boolean;
  isFailed: boolean;
  onRetry: () => void;
}

const WithoutSettings = ({ isOffline, isFailed, onRetry }: WithoutSettingsProps) => {
  if (isOffline) {
    return (
      <PageState icon={WifiOff} title="You're offline" announced action={<RetryButton onRetry={onRetry} />}>
        The venue settings come back with your connection.
      </PageState>
    );
  }
  if (isFailed) {
    return (
      <PageState
        icon={TriangleAlert}
        title="The venue settings could not be loaded"
        announced
        action={<RetryButton onRetry={onRetry} />}
      />
    );
  }
  return (
    <div className="venue-settings-form" role="status" aria-label="Loading venue settings">
      <Skeleton height="16rem" />
      <Skeleton height="20rem" />
    </div>
  );
};
