import { Link2Off } from 'lucide-react';
import type { ReactNode } from 'react';
import { AuthNotice } from '#features/auth/auth-notice';

interface LinkNoticeProps {
  /** How one gets a link that works. */
  children: ReactNode;
  action: ReactNode;
}

/** A link that the mail program cut short, or that was typed by hand. */
export const CutLinkNotice = ({ children, action }: LinkNoticeProps) => (
  <AuthNotice icon={Link2Off} title="This link is incomplete" action={action}>
    <p>Please open the link in the email again, or copy the whole link. {children}</p>
  </AuthNotice>
);

/** A link that was used before, or is too old. */
export const EndedLinkNotice = ({ children, action }: LinkNoticeProps) => (
  <AuthNotice icon={Link2Off} title="This link no longer works" action={action}>
    <p>It was used before, replaced by a newer one, or has expired. {children}</p>
  </AuthNotice>
);

/** Said without a network where a mail's link led: nothing is lost. */
export const LINK_KEPT = "You're offline. Keep this page open, and try again when you have a connection.";
