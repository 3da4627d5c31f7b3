import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { searchOf } from '#shared/lib/address-values';
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
  const navigate = Route.useNavigate();
  // Once more: the router hands on what the address says beside what was read from it.
  const { q = '' } = parseSearch(Route.useSearch());
  return (
    <MemberManagement
      personSheet={(kind, email, onClose) => (
        <Suspense>
          <PersonSheet task={{ kind, email }} onClose={onClose} />
        </Suspense>
      )}
      search={q}
      onSearch={(text) =>
        void navigate({ search: parseSearch({ q: text }), replace: true, resetScroll: false })
      }
    />
  );
}
