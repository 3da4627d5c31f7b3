import { createFileRoute, Navigate } from '@tanstack/react-router';
import { ScannedCard } from '#features/loyalty/card/member-card-scanned';
import { useSession } from '#shared/session/session-context';
import { Spinner } from '#shared/ui/feedback/spinner';
import { usePageTitle } from '#shared/ui/page/use-page-title';

/** Where a member card's code leads: staff to the member, anybody else to what it is (decision 20). */
export const Route = createFileRoute('/(links)/m/$code')({ component: CardRoute });

function CardRoute() {
  const { code } = Route.useParams();
  const { user, isLoading } = useSession();
  usePageTitle('Member card');
  if (isLoading) return <Spinner label="Loading..." />;
  if (user?.userType === 'admin') return <Navigate to="/admin/loyalty" search={{ q: code }} replace />;
  return <ScannedCard />;
}
