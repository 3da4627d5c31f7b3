import type { MessageChannel, MessageStatus } from '#contract/messages.js';
import type { DomainError } from '#src/common/errors/domain-error.js';
import { DEVICE_GONE, NO_PHONE_NUMBER } from '#src/modules/notifications/delivery/delivery-rules.js';
import {
  messageAlreadySent,
  messageDeviceGone,
  messageHasNoNumber,
  messageTooLate,
  messageWordsRemoved,
} from '#src/modules/notifications/message-errors.js';
import { REMOVED_TEXT } from '#src/modules/notifications/delivery/removed-text.js';

/** The properties of a message that decide whether it can be sent again. */
interface Resendable {
  channel: MessageChannel;
  status: MessageStatus;
  reason: string | null;
  text: string;
  uselessAfter: Date | null;
}

/** Why a message that is not queued cannot be sent again; undefined when it can. */
export const resendProblem = (message: Resendable, now: Date): DomainError | undefined => {
  if (message.status === 'sent') return messageAlreadySent();
  if (message.reason === NO_PHONE_NUMBER) return messageHasNoNumber();
  if (message.reason === DEVICE_GONE) return messageDeviceGone();
  const hasEnded = message.uselessAfter !== null && message.uselessAfter <= now;
  if (hasEnded && message.channel === 'push') return messageTooLate();
  return hasEnded || message.text === REMOVED_TEXT ? messageWordsRemoved() : undefined;
};

/** Whether staff are offered to send it again. */
export const canResend = (message: Resendable, now: Date): boolean =>
  message.status !== 'queued' && resendProblem(message, now) === undefined;
