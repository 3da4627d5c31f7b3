import type { FormEventHandler, ReactNode } from 'react';
import { Button } from '#shared/ui/button';
import { usePageTitle } from '#shared/ui/use-page-title';
import './auth-page.css';

interface AuthPageProps {
  title: string;
  subtitle: string;
  submitLabel: string;
  submittingLabel: string;
  isSubmitting: boolean;
  onSubmit: FormEventHandler;
  children: ReactNode;
  /** The link to the other form. */
  otherWay: ReactNode;
}

/** The frame that Login and Register share. */
export const AuthPage = (props: AuthPageProps) => {
  const { title, subtitle, submitLabel, submittingLabel, isSubmitting, onSubmit, children, otherWay } = props;
  usePageTitle(title);
  return (
    <main className="page auth-page">
      <form className="auth-card card" onSubmit={onSubmit} noValidate aria-labelledby="auth-title">
        <header>
          <h1 id="auth-title">{title}</h1>
          <p className="auth-subtitle">{subtitle}</p>
        </header>
        {children}
        <Button type="submit" wide disabled={isSubmitting}>
          {isSubmitting ? submittingLabel : submitLabel}
        </Button>
        <p className="auth-other-way">{otherWay}</p>
      </form>
    </main>
  );
};
