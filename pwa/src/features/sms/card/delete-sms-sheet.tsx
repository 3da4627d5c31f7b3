import { ConfirmSheet, type ConfirmAnswers } from '#shared/ui/dialog/confirm-sheet';
import type { SmsRequest } from '#features/sms/sms.queries';

/** Asks before a text is deleted. */
export const DeleteSmsSheet = ({ request, ...answers }: ConfirmAnswers & { request: SmsRequest }) => (
  <ConfirmSheet
    title="Are you absolutely sure?"
    confirmLabel="Delete"
    pendingLabel="Deleting..."
    {...answers}
  >
    <p>
      This deletes the text from <strong>{request.phoneNumber}</strong> for good. An event that was made of it
      stays on the calendar.
    </p>
  </ConfirmSheet>
);
