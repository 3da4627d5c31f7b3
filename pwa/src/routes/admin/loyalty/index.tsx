import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { searchOf } from '#shared/lib/address-values';
import { useAddressFilter } from '#shared/ui/list/list-choices';
import { MemberManagement } from '#features/loyalty/members/member-management';

/** Reads the address, dropping whatever is no search of ours. */
const parseSearch = ({ q }: Record<string, unknown>): { q?: string } => ({
  q: searchOf(q),
});

/** The Members sub-tab. What is searched stands in the address. */
export const Route = createFileRoute('/admin/loyalty/')({
  validateSearch: parseSearch,
  component: MembersRoute,
});

/** Shared with the Users tab: a part of its own. */
const PersonSheet = lazy(() =>
  import('#features/users/rights/person-sheets').then((module) => ({ default: module.PersonSheet })),
);

function MembersRoute() {
  const { filter, onFilter } = useAddressFilter(Route, parseSearch);
  return (
    <MemberManagement
      personSheet={(kind, email, onClose) => (
        <Suspense>
          <PersonSheet task={{ kind, email }} onClose={onClose} />
        </Suspense>
      )}
      search={filter.q ?? ''}
      onSearch={(q) => onFilter({ q })}
    />
  );
}
