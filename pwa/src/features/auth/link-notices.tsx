import { Link2Off } from 'lucide-react';
import type { ReactNode } from 'react';
import { AuthNotice } from './auth-notice';

interface LinkNoticeProps {
  /** How one gets a link that works. */
  children: ReactNode;
  action: ReactNode;
}

/** A link that the mail program cut short, or that was typed by hand. */
export const CutLinkNotice = ({ children, action }: LinkNoticeProps) => (
  <AuthNotice icon={Link2Off} title="This link is not complete" action={action}>
    <p>Open it from the mail again, or copy all of it. {children}</p>
  </AuthNotice>
);

/** A link that was used before, or is too old. */
export const EndedLinkNotice = ({ children, action }: LinkNoticeProps) => (
  <AuthNotice icon={Link2Off} title="This link has ended" action={action}>
    <p>It was used before, a newer one was sent, or it is too old. {children}</p>
  </AuthNotice>
);

/** Said without a network where a mail's link led: nothing is lost. */
export const LINK_KEPT =
  "You're offline. Your link is kept on this page; try again when you have a connection.";
