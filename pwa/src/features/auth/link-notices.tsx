import { Link2Off, WifiOff } from 'lucide-react';
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

/** Says under a form of a link that nothing is lost without a network. */
export const LinkKeptNote = () => (
  <p className="auth-offline" role="status">
    <WifiOff size={20} aria-hidden />
    <span>You're offline. Your link is kept on this page; try again when you have a connection.</span>
  </p>
);
