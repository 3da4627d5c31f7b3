import { chakra } from '@chakra-ui/react/styled-system';
import type { FormEventHandler, ReactNode } from 'react';
import { OfflineNote } from '#shared/offline/status/offline-note';
import { Button } from '#shared/ui/form/button';
import { usePageTitle } from '#shared/ui/page/use-page-title';
import { CenterCard } from '#shared/ui/layout/center-card';

interface AuthPageProps {
  title: string;
  subtitle: string;
  submitLabel: string;
  submittingLabel: string;
  isSubmitting: boolean;
  /** The last try did not reach the venue. */
  isOffline: boolean;
  /** What is said then, and before a try without a network. */
  offlineNote?: string;
  onSubmit: FormEventHandler;
  children: ReactNode;
  /** The link to the other form. */
  otherWay: ReactNode;
}

/** The frame that Login and Register share. */
export const AuthPage = (props: AuthPageProps) => {
  const { title, subtitle, children, otherWay, onSubmit } = props;
  const { submitLabel, submittingLabel, isSubmitting, isOffline, offlineNote = TYPED_STAYS } = props;
  usePageTitle(title);
  const submit: FormEventHandler = (event) => {
    if (isSubmitting) event.preventDefault();
    else onSubmit(event);
  };
  return (
    <CenterCard asChild>
      <form onSubmit={submit} noValidate aria-labelledby="auth-title">
        <header>
          <h1 id="auth-title">{title}</h1>
          <chakra.p color="muted">{subtitle}</chakra.p>
        </header>
        {children}
        <div>
          <OfflineNote wasTried={isOffline}>{offlineNote}</OfflineNote>
          <Button type="submit" wide minHeight="3rem" aria-disabled={isSubmitting || undefined}>
            {isSubmitting ? submittingLabel : submitLabel}
          </Button>
        </div>
        <chakra.p textAlign="center" css={TALL_LINK}>
          {otherWay}
        </chakra.p>
      </form>
    </CenterCard>
  );
};

/** As high as a thumb. */
export const TALL_LINK = { '& > a': { display: 'inline-block', paddingBlock: '0.625rem' } } as const;

const TYPED_STAYS = "You're offline — this needs a connection. What you typed stays here.";
