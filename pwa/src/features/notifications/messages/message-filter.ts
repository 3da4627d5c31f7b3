import { TEXT_LENGTH } from '#contract/limits';
import {
  MESSAGE_CHANNELS,
  MESSAGE_STATUSES,
  type MessageChannel,
  type MessageStatus,
} from '#contract/messages';
import { textOf } from '#shared/lib/address-values';

/** Which messages are shown; an empty text and `all` mean no filter. */
export interface MessageFilter {
  /** Part of a recipient, subject or kind. */
  q: string;
  status: MessageStatus | 'all';
  channel: MessageChannel | 'all';
}

/** The same in the address: only what is set is written. */
export type MessageFilterParams = Partial<MessageFilter>;

export const EMPTY_MESSAGE_FILTER: MessageFilter = { q: '', status: 'all', channel: 'all' };

export const isFiltering = ({ q, status, channel }: MessageFilter): boolean =>
  q !== '' || status !== 'all' || channel !== 'all';

export const statusOf = (value: unknown): MessageFilter['status'] =>
  MESSAGE_STATUSES.find((status) => status === value) ?? 'all';

export const channelOf = (value: unknown): MessageFilter['channel'] =>
  MESSAGE_CHANNELS.find((channel) => channel === value) ?? 'all';

/** Reads the address, dropping whatever is no filter of ours. */
export const parseMessageFilter = (raw: Record<string, unknown>): MessageFilterParams =>
  toMessageFilterParams({
    q: textOf(raw.q),
    status: statusOf(raw.status),
    channel: channelOf(raw.channel),
  });

/** Also the parameters of the list route. */
export const toMessageFilterParams = ({ q, status, channel }: MessageFilter): MessageFilterParams => ({
  ...(q.trim() ? { q: q.trim().slice(0, TEXT_LENGTH.email) } : {}),
  ...(status === 'all' ? {} : { status }),
  ...(channel === 'all' ? {} : { channel }),
});

export const fromMessageFilterParams = (params: MessageFilterParams): MessageFilter => ({
  ...EMPTY_MESSAGE_FILTER,
  ...params,
});
