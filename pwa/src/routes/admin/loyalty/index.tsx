import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { parseMemberFilter, toMemberFilterParams } from '#features/loyalty/members/member-filter';
import { MemberManagement } from '#features/loyalty/members/member-management';

/** The Members sub-tab. What is searched stands in the address. */
export const Route = createFileRoute('/admin/loyalty/')({
  validateSearch: parseMemberFilter,
  component: MembersRoute,
});

function MembersRoute() {
  const navigate = useNavigate();
  // Once more: the router hands on what the address says beside what was read from it.
  const { q = '' } = parseMemberFilter(Route.useSearch());
  return (
    <MemberManagement
      search={q}
      onSearch={(text) =>
        void navigate({
          to: '/admin/loyalty',
          search: toMemberFilterParams(text),
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}
