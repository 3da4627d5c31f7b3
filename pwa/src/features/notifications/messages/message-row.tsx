import {
  CheckCircle2,
  Clock,
  Mail,
  MessageSquareText,
  SendHorizontal,
  TriangleAlert,
  Unplug,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { MessageChannel, MessageStatus } from '#contract/message-topics';
import { momentOf } from '#shared/lib/dates/instant-words';
import { useVenueZone } from '#shared/lib/dates/venue-zone';
import { Button } from '#shared/ui/form/button';
import './message-row.css';
import { CHANNEL_WORDS, kindLine, STATUS_WORDS } from './message-wording';
import type { Message } from './messages.queries';

const STATUS_ICONS: Record<MessageStatus, LucideIcon> = {
  sent: CheckCircle2,
  queued: Clock,
  failed: TriangleAlert,
  'not-sent': Unplug,
};

const CHANNEL_ICONS: Record<MessageChannel, LucideIcon> = { email: Mail, sms: MessageSquareText };

interface MessageRowProps {
  message: Message;
  /** It is being sent again. */
  isPending: boolean;
  onResend: () => void;
}

/** A message: for whom, what became of it and why, and what it said. */
export const MessageRow = ({ message, isPending, onResend }: MessageRowProps) => (
  <article
    className="message-row"
    data-status={message.status}
    aria-label={`${message.subject}, ${message.recipient}`}
  >
    <div className="message-row-words">
      <h3 dir="auto">{message.subject}</h3>
      <p className="message-row-recipient">
        <Channel channel={message.channel} />
        <span dir="auto">{message.recipient}</span>
      </p>
      <p className="message-row-muted">{kindLine(message.kind)}</p>
    </div>
    <div className="message-row-state">
      <Status status={message.status} />
      <p className="message-row-muted">{timesOf(message, useVenueZone())}</p>
      {message.reason && (
        <p className="message-row-reason" dir="auto">
          {message.reason}
        </p>
      )}
    </div>
    {message.text !== null && <Words text={message.text} />}
    {message.canResend && <Resend message={message} isPending={isPending} onResend={onResend} />}
  </article>
);

const Channel = ({ channel }: { channel: MessageChannel }) => {
  const Icon = CHANNEL_ICONS[channel];
  return (
    <>
      <Icon size={18} aria-hidden />
      <span className="visually-hidden">{CHANNEL_WORDS[channel]} to </span>
    </>
  );
};

const Status = ({ status }: { status: MessageStatus }) => {
  const Icon = STATUS_ICONS[status];
  return (
    <p className="message-row-status">
      <Icon size={16} aria-hidden /> {STATUS_WORDS[status]}
    </p>
  );
};

const Words = ({ text }: { text: string }) => (
  <details className="message-row-text">
    <summary>What it says</summary>
    <p dir="auto">{text}</p>
  </details>
);

const Resend = ({ message, isPending, onResend }: MessageRowProps) => (
  <Button
    look="outline"
    className="message-row-resend"
    aria-label={`Send again: ${message.subject}, ${message.recipient}`}
    aria-disabled={isPending || undefined}
    onClick={() => {
      if (!isPending) onResend();
    }}
  >
    <SendHorizontal size={20} aria-hidden /> {isPending ? 'Sending...' : 'Send again'}
  </Button>
);

const timesOf = ({ createdAt, sentAt, nextAttemptAt, attempts }: Message, timeZone: string): string => {
  if (sentAt) return momentOf(sentAt, timeZone);
  const tries = attempts > 1 ? ` · tried ${attempts} times` : '';
  if (nextAttemptAt && attempts > 0) return `Next try ${momentOf(nextAttemptAt, timeZone)}${tries}`;
  return `${momentOf(createdAt, timeZone)}${tries}`;
};
