import {
  MESSAGE_CHANNELS,
  MESSAGE_STATUSES,
  type MessageChannel,
  type MessageStatus,
} from '#contract/messages';
import { oneOf, searchOf } from '#shared/lib/address-values';

/** Which messages are shown, as it stands in the address; `q` is part of a recipient, subject or kind. */
export type MessageFilter = Partial<{ q: string; status: MessageStatus; channel: MessageChannel }>;

/** Reads the address, dropping whatever is no filter of ours. */
export const parseMessageFilter = (raw: Record<string, unknown>): MessageFilter => ({
  q: searchOf(raw.q),
  status: oneOf(MESSAGE_STATUSES, raw.status),
  channel: oneOf(MESSAGE_CHANNELS, raw.channel),
});
