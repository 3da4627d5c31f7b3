import { SearchX } from 'lucide-react';
import { ButtonLink } from '#shared/ui/form/button';
import { PageState } from '#shared/ui/feedback/page-state';
import { usePageTitle } from '#shared/ui/page/use-page-title';

/** Any address without a page (spec §2). */
export const NotFoundPage = () => {
  usePageTitle('Page Not Found');
  return (
    <main className="page">
      <PageState
        icon={SearchX}
        title="Page Not Found"
        titleAs="h1"
        action={<ButtonLink to="/">See what's on</ButtonLink>}
      >
        Nothing plays at this address. Did you forget to add the page to the router?
      </PageState>
    </main>
  );
};
