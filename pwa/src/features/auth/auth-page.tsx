import type { FormEventHandler, ReactNode } from 'react';
import { OfflineNote } from '#shared/offline/status/offline-note';
import { Button } from '#shared/ui/form/button';
import { usePageTitle } from '#shared/ui/page/use-page-title';
import './auth-page.css';

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
  return (
    <main className="page auth-page">
      <form className="auth-card card" onSubmit={onSubmit} noValidate aria-labelledby="auth-title">
        <header>
          <h1 id="auth-title">{title}</h1>
          <p className="auth-subtitle">{subtitle}</p>
        </header>
        {children}
        <div className="auth-submit">
          <OfflineNote wasTried={isOffline}>{offlineNote}</OfflineNote>
          <Button type="submit" wide disabled={isSubmitting}>
            {isSubmitting ? submittingLabel : submitLabel}
          </Button>
        </div>
        <p className="auth-other-way">{otherWay}</p>
      </form>
    </main>
  );
};

const TYPED_STAYS = "You're offline — this needs a connection. What you typed stays here.";
