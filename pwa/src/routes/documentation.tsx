import { createFileRoute } from '@tanstack/react-router';
import { ADMIN_TABS } from '#app/admin/admin-tabs';
import { DocumentationDenied, DocumentationPage } from '#features/documentation/documentation-page';
import { useSession } from '#shared/session/session-context';
import { Spinner } from '#shared/ui/feedback/spinner';

export const Route = createFileRoute('/documentation')({ component: DocumentationRoute });

/** For admins; others are told so and stay where they are (spec §2). */
function DocumentationRoute() {
  const { user, isLoading } = useSession();
  if (isLoading) return <Spinner label="Loading..." />;
  return user?.userType === 'admin' ? <DocumentationPage tabs={ADMIN_TABS} /> : <DocumentationDenied />;
}
