import { createFileRoute, useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { isErasureLink, tokenIn } from '#features/auth/link/link-token';
import { VerifyEmailPage } from '#features/auth/link/verify-email-page';

/**
 * Where the mail for a new e-mail leads, and the one for somebody who wants to be forgotten, since a route of its own would be part
 * of every guest's first load: the token stands behind the `#`.
 */
export const Route = createFileRoute('/(auth)/verify-email')({ component: VerifyEmailRoute });

const ForgetMePage = lazy(() =>
  import('#features/auth/link/forget-me-page').then((module) => ({ default: module.ForgetMePage })),
);

function VerifyEmailRoute() {
  const hash = useLocation({ select: (location) => location.hash });
  const token = tokenIn(hash);
  if (token === null || !isErasureLink(hash)) return <VerifyEmailPage token={token} />;
  return (
    <Suspense>
      <ForgetMePage key={token} token={token} />
    </Suspense>
  );
}
