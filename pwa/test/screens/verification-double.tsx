import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { VenueZone } from '#shared/lib/dates/venue-zone';
import { system } from '#shared/theme/system';
import { dismissToast } from '#shared/ui/feedback/toast-store';
import { aCheckIn } from '#test/factories/verification.factory';
import { broken, fakeNetwork, json, type Answer } from '#test/fake-network';
import type { VerificationFilter } from '#features/verification/list/verification-filter';
import { newClient } from './screen-double';
import { usePendingCount } from '#features/verification/use-pending-count';
import { VerificationTab } from '#features/verification/verification-tab';
import type { Verification } from '#features/verification/verifications.queries';

export const RUBY = aCheckIn(1, 'Ruby Lee');
export const WADE = aCheckIn(2, 'Wade Tucker');

export const DECIDE = 'PUT /api/admin/verifications/1';
export const DECIDE_MANY = 'POST /api/admin/verifications/decisions';

export const decided = (was: Verification, status: Verification['status']) => () =>
  json({ ...was, status, version: was.version + 1 });

/** A venue with these check-ins, `hasMore` where it has more than it lists. */
export const verifyingVenue = () => {
  const queue = {
    rows: [] as Verification[],
    hasMore: false,
    reset: () => {
      Object.assign(queue, { rows: [RUBY, WADE], hasMore: false });
      dismissToast();
    },
  };
  /** As the server lists them: by their status, with a link to more where there are more. */
  const list: Answer = ({ query }) =>
    json(
      queue.rows.filter((row) => row.status === query.get('status')),
      200,
      queue.hasMore ? { link: '</api/admin/verifications?status=pending&after=x>; rel="next"' } : {},
    );
  const network = fakeNetwork({
    'GET /api/admin/verifications': list,
    'GET /api/admin/verifications/count': () => json({ pending: queue.rows.length }),
    [DECIDE]: broken,
  });
  return Object.assign(queue, { network });
};

const Tab = ({ params }: { params: VerificationFilter }) => {
  const [filter, setFilter] = useState(params);
  // As the dashboard's tabs do.
  usePendingCount();
  return (
    <VerificationTab
      filter={filter}
      shows={[{ id: 12, name: 'Barn Dance', date: '2026-11-20' }]}
      onFilter={setFilter}
    />
  );
};

/** Shows the tab once its list is there. */
export const openVerification = async (params: VerificationFilter = {}) => {
  const client = newClient();
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  render(
    <ChakraProvider value={system}>
      <QueryClientProvider client={client}>
        <RouterContextProvider router={router as never}>
          <VenueZone value="Pacific/Kiritimati">
            <Tab params={params} />
          </VenueZone>
        </RouterContextProvider>
      </QueryClientProvider>
    </ChakraProvider>,
  );
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  return { client };
};

export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
