import { useRefreshEvents } from '#features/events/use-refresh-events';
import { DeleteSmsSheet } from '#features/sms/card/delete-sms-sheet';
import { SmsCard } from '#features/sms/card/sms-card';
import { useSmsCommands } from '#features/sms/card/use-sms-commands';
import type { SmsRequest } from '#features/sms/sms.queries';
import { useDeletion } from '#shared/ui/mutation/use-deletion';

interface TextItemProps {
  request: SmsRequest;
  onEdit: () => void;
}

/** A request by text message. */
export const TextItem = ({ request, onEdit }: TextItemProps) => {
  const refreshEvents = useRefreshEvents();
  const { create, decide, remove } = useSmsCommands(refreshEvents);
  const { leaving, ask, answers } = useDeletion<SmsRequest>(remove);
  return (
    <>
      <SmsCard
        request={request}
        isNew={!request.isSeen}
        isPending={create.isUnderWay(request.id)}
        onCreate={() => create.mutate(request)}
        isDeciding={decide.isUnderWay(request.id)}
        onDecide={(wish) => decide.mutate({ request, wish })}
        onEdit={onEdit}
        onDelete={() => ask(request)}
      />
      {leaving && <DeleteSmsSheet request={leaving} {...answers} />}
    </>
  );
};
