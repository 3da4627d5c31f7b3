import { createFileRoute, useLocation } from '@tanstack/react-router';
import { tokenIn } from '#features/auth/link/link-token';
import { ResetPasswordPage } from '#features/auth/password/reset-password-page';

/** Where the mail for a forgotten password leads: the token stands behind the `#`. */
export const Route = createFileRoute('/(auth)/reset-password')({ component: ResetPasswordRoute });

function ResetPasswordRoute() {
  return <ResetPasswordPage token={useLocation({ select: ({ hash }) => tokenIn(hash) })} />;
}
