import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { QrCode } from 'lucide-react';
import { ButtonLink } from '#shared/ui/form/button';
import { PageState } from '#shared/ui/feedback/page-state';

/** What anybody but staff sees of somebody's card: that it is one. */
export const ScannedCard = () => (
  <main className="page">
    <VisuallyHidden as="h1">Member card</VisuallyHidden>
    <PageState
      icon={QrCode}
      title="This card belongs to a member of our loyalty program"
      action={
        <ButtonLink to="/" look="outline">
          See what's on
        </ButtonLink>
      }
    >
      Our staff can open it when they are signed in. Yours is in your account, under Badges.
    </PageState>
  </main>
);
