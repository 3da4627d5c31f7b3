import { createFileRoute, useLocation } from '@tanstack/react-router';
import { tokenIn } from '#features/auth/link/link-token';
import { VerifyEmailPage } from '#features/auth/link/verify-email-page';

/** Where the mail for a new e-mail leads: the token stands behind the `#`. */
export const Route = createFileRoute('/(auth)/verify-email')({ component: VerifyEmailRoute });

function VerifyEmailRoute() {
  return <VerifyEmailPage token={useLocation({ select: ({ hash }) => tokenIn(hash) })} />;
}
