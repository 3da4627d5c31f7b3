import { createFileRoute } from '@tanstack/react-router';
import { CheckInList } from '#features/check-in/check-in-list';
import { CHECK_INS_TITLE } from '#features/check-in/ticket/ticket-actions';
import { usePageTitle } from '#shared/ui/page/use-page-title';

/** Every check-in of this device. */
export const Route = createFileRoute('/check-ins/')({ component: CheckInsRoute });

function CheckInsRoute() {
  usePageTitle('My check-ins');
  return (
    <main className="page check-in-page">
      <h1 id={CHECK_INS_TITLE} tabIndex={-1}>
        My check-ins
      </h1>
      <CheckInList />
    </main>
  );
}
