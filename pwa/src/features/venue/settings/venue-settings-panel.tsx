import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Skeleton } from '#shared/ui/feedback/skeleton';
import { Unanswered } from '#shared/ui/feedback/unanswered';
import { VenueSettingsFields } from './venue-settings-fields';
import './venue-settings-panel.css';
import { venueSettingsQuery } from './venue-settings.queries';

/**
 * The Settings tab (spec §2): the Venue Settings form.
 * @param notice shown above it: what else the venue lacks
 */
export const VenueSettingsPanel = ({ notice }: { notice?: ReactNode }) => {
  const query = useQuery(venueSettingsQuery);
  return (
    <section className="venue-settings" aria-labelledby="venue-settings">
      <h2 id="venue-settings">Venue Settings</h2>
      {notice}
      {query.data ? (
        <VenueSettingsFields settings={query.data} />
      ) : (
        <Unanswered
          query={query}
          what="The venue settings"
          offline="The venue settings come back with your connection."
        >
          <SettingsSkeleton />
        </Unanswered>
      )}
    </section>
  );
};

const SettingsSkeleton = () => (
  <div className="venue-settings-form" role="status" aria-label="Loading venue settings">
    <Skeleton height="16rem" />
    <Skeleton height="20rem" />
  </div>
);
