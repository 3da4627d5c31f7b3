import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Skeleton } from '#shared/ui/feedback/skeleton';
import { Unanswered } from '#shared/ui/feedback/unanswered';
import { SettingsColumns, VenueSettingsFields } from './venue-settings-fields';
import { venueSettingsQuery } from './venue-settings.queries';

/**
 * The Settings tab (spec §2): the Venue Settings form.
 * @param notice shown above it: what else the venue lacks
 */
export const VenueSettingsPanel = ({ notice }: { notice?: ReactNode }) => {
  const query = useQuery(venueSettingsQuery);
  return (
    <Stack as="section" gap="4" aria-labelledby="venue-settings">
      <chakra.h2 id="venue-settings" fontSize="2xl">
        Venue Settings
      </chakra.h2>
      {notice}
      {query.data ? (
        <VenueSettingsFields settings={query.data} />
      ) : (
        <Unanswered query={query} what="The venue settings">
          <SettingsSkeleton />
        </Unanswered>
      )}
    </Stack>
  );
};

const SettingsSkeleton = () => (
  <SettingsColumns as="div" role="status" aria-label="Loading venue settings">
    <Skeleton height="16rem" />
    <Skeleton height="20rem" />
  </SettingsColumns>
);
