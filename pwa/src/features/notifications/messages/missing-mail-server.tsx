import { useQuery } from '@tanstack/react-query';
import { Unplug } from 'lucide-react';
import './missing-mail-server.css';
import { messageProvidersQuery } from './messages.queries';

/** Tells admins that the venue cannot send mail, and what to do about it. Nothing while that is not known. */
export const MissingMailServer = () => {
  const { data: providers } = useQuery(messageProvidersQuery);
  const isMissing = providers?.some(({ channel, isSetUp }) => channel === 'email' && !isSetUp);
  if (!isMissing) return null;
  return (
    <p className="missing-mail-server">
      <Unplug size={20} aria-hidden />
      <span>This venue has no mail server yet: set SMTP_URL.</span>
    </p>
  );
};
