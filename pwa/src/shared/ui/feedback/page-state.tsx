import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import './page-state.css';

interface PageStateProps {
  icon: LucideIcon;
  title: string;
  children?: ReactNode;
  /** One way out, e.g. a retry button. */
  action?: ReactNode;
  /** Announce it: it came in place of what the person was waiting for. */
  announced?: boolean;
}

/** The empty, failed and offline states of a screen or a part of it (design §6). */
export const PageState = ({ icon: Icon, title, children, action, announced }: PageStateProps) => (
  <div className="page-state" role={announced ? 'status' : undefined}>
    <Icon size={28} aria-hidden className="page-state-icon" />
    <p className="page-state-title">{title}</p>
    {children && <p className="page-state-text">{children}</p>}
    {action}
  </div>
);
