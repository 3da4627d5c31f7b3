import { House, Lock } from 'lucide-react';
import { ButtonLink } from '#shared/ui/form/button';
import { usePageTitle } from '#shared/ui/page/use-page-title';
import './documentation-page.css';

/** What everybody but admins sees of the documentation (spec §2 "Documentation page"). */
export const DocumentationDenied = () => {
  usePageTitle('Access Denied');
  return (
    <main className="page documentation">
      <section className="documentation-denied card">
        <Lock size={32} aria-hidden />
        <h1>Access Denied</h1>
        <p>This page is only available to admin users.</p>
        <ButtonLink to="/">
          <House size={20} aria-hidden /> Return Home
        </ButtonLink>
      </section>
    </main>
  );
};
