import { createFileRoute } from '@tanstack/react-router';
import { RegisterPage } from '#features/auth/register-page';

/** Registration; `claim` fills in who last checked in on this device. */
export const Route = createFileRoute('/register')({
  validateSearch: ({ claim }: Record<string, unknown>): { claim?: true } => (claim === true ? { claim } : {}),
  component: RegisterRoute,
});

function RegisterRoute() {
  return <RegisterPage isClaim={Route.useSearch().claim === true} />;
}
