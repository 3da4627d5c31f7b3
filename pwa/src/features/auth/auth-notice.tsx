import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { focusAfterPaint } from '#shared/ui/dialog/focus-after-paint';
import { usePageTitle } from '#shared/ui/page/use-page-title';
import './auth-page.css';

interface AuthNoticeProps {
  icon: LucideIcon;
  title: string;
  children: ReactNode;
  /** The way on. */
  action: ReactNode;
}

/** What is to be read in place of a form. Its heading takes the focus, so that it is read aloud as well. */
export const AuthNotice = ({ icon: Icon, title, children, action }: AuthNoticeProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(title);
  useEffect(() => {
    if (heading.current) focusAfterPaint(heading.current);
  }, []);
  return (
    <main className="page auth-page">
      <section className="auth-card card" aria-labelledby="auth-title">
        <Icon size={40} strokeWidth={1.5} aria-hidden className="auth-notice-icon" />
        <h1 id="auth-title" ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
        <div className="auth-notice-actions">{action}</div>
      </section>
    </main>
  );
};
