import { useRefreshEvents } from '#features/events/use-refresh-events';
import { DeleteSmsSheet } from '#features/sms/card/delete-sms-sheet';
import { SmsCard } from '#features/sms/card/sms-card';
import { useSmsCommands } from '#features/sms/card/use-sms-commands';
import type { SmsRequest } from '#features/sms/sms.queries';

interface TextItemProps {
  request: SmsRequest;
  onEdit: () => void;
}

/** A request by text message. */
export const TextItem = ({ request, onEdit }: TextItemProps) => {
  const refreshEvents = useRefreshEvents();
  const { actionsOf, deletion } = useSmsCommands(refreshEvents);
  return (
    <>
      <SmsCard isNew={!request.isSeen} {...actionsOf(request)} onEdit={onEdit} />
      {deletion && <DeleteSmsSheet {...deletion} />}
    </>
  );
};
