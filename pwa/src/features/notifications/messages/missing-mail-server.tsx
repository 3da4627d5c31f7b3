import { useQuery } from '@tanstack/react-query';
import { Unplug } from 'lucide-react';
import { WaitingNotice } from '#shared/ui/layout/waiting-notice';
import { messageProvidersQuery } from './messages.queries';

/** Tells admins that the venue cannot send mail, and what to do about it. Nothing while that is not known. */
export const MissingMailServer = () => {
  const { data: providers } = useQuery(messageProvidersQuery);
  const isMissing = providers?.some(({ channel, isSetUp }) => channel === 'email' && !isSetUp);
  if (!isMissing) return null;
  return (
    <WaitingNotice as="p" icon={Unplug}>
      <span>This venue has no mail server yet: set SMTP_URL.</span>
    </WaitingNotice>
  );
};
