import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import {
  BellRing,
  CheckCircle2,
  Clock,
  Mail,
  MailX,
  MessageSquareText,
  SendHorizontal,
  TriangleAlert,
  Unplug,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { MessageChannel, MessageStatus } from '#contract/messages';
import { momentOf } from '#shared/lib/dates/instant-words';
import { useVenueZone } from '#shared/lib/dates/venue-zone';
import { Button } from '#shared/ui/form/button';
import { unlessPending } from '#shared/ui/form/unless-pending';
import { RowMenu } from '#shared/ui/menu/row-menu';
import { Fold } from '#shared/ui/layout/fold';
import { SmallLine } from '#shared/ui/layout/small-line';
import { StatusPill } from '#shared/ui/layout/status-pill';
import { CHANNEL_WORDS, kindLine, STATUS_WORDS } from './message-wording';
import type { Message } from './messages.queries';

const STATUS_LOOKS = {
  sent: { icon: CheckCircle2, tone: 'good' },
  queued: { icon: Clock, tone: 'waiting' },
  failed: { icon: TriangleAlert, tone: 'danger' },
  'not-sent': { icon: Unplug, tone: 'waiting' },
} as const satisfies Record<MessageStatus, { icon: LucideIcon; tone: string }>;

const CHANNEL_ICONS: Record<MessageChannel, LucideIcon> = {
  email: Mail,
  sms: MessageSquareText,
  push: BellRing,
};

interface MessageRowProps {
  message: Message;
  /** It is being sent again. */
  isPending: boolean;
  onResend: () => void;
  /** Leaves it unsent. */
  onSetAside?: () => void;
}

/** A message: for whom, what became of it and why, and what it said. */
export const MessageRow = ({ message, ...actions }: MessageRowProps) => {
  const { status, subject, recipient, reason } = message;
  return (
    <Grid
      as="article"
      className="card"
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.2fr) minmax(0, 1fr) 11.5rem' }}
      gap="3"
      columnGap={{ lg: '1.5rem' }}
      p="4"
      borderColor={status === 'failed' ? 'danger' : 'line'}
      aria-label={`${subject}, ${recipient}`}
    >
      <Box minWidth="0" gridArea={{ lg: '1 / 1' }}>
        <chakra.h3 fontSize="lg" overflowWrap="anywhere" dir="auto">
          {subject}
        </chakra.h3>
        <Flex as="p" align="baseline" gap="2">
          <Channel channel={message.channel} />
          <chakra.span minWidth="0" overflowWrap="anywhere" dir="auto">
            {recipient}
          </chakra.span>
        </Flex>
        <SmallLine>{kindLine(message.kind)}</SmallLine>
      </Box>
      <Stack gap="1" align="start" minWidth="0" gridArea={{ lg: '1 / 2' }}>
        <Status status={status} />
        <SmallLine>{timesOf(message, useVenueZone())}</SmallLine>
        {reason && (
          <SmallLine color={status === 'failed' ? 'danger' : 'muted'} dir="auto">
            {reason}
          </SmallLine>
        )}
      </Stack>
      {message.text !== null && <Words text={message.text} />}
      {message.canResend && <Actions message={message} {...actions} />}
    </Grid>
  );
};

const Channel = ({ channel }: { channel: MessageChannel }) => {
  const Icon = CHANNEL_ICONS[channel];
  return (
    <>
      <chakra.span flex="none" alignSelf="center" color="muted">
        <Icon size={18} aria-hidden />
      </chakra.span>
      <span className="visually-hidden">{CHANNEL_WORDS[channel]} to </span>
    </>
  );
};

const Status = ({ status }: { status: MessageStatus }) => {
  const { icon: Icon, tone } = STATUS_LOOKS[status];
  return (
    <StatusPill as="p" tone={tone}>
      <Icon size={16} aria-hidden />
      <span>{STATUS_WORDS[status]}</span>
    </StatusPill>
  );
};

const Words = ({ text }: { text: string }) => (
  <Fold
    label="What it says"
    minWidth="0"
    gridArea={{ lg: '2 / 1 / auto / -1' }}
    marginBlock={{ lg: '-0.5rem' }}
  >
    <chakra.p px="4" py="3" rounded="control" bg="raised" fontSize="sm" whiteSpace="pre-wrap" dir="auto">
      {text}
    </chakra.p>
  </Fold>
);

const Actions = ({ message, isPending, onResend, onSetAside }: MessageRowProps) => {
  const about = `: ${message.subject}, ${message.recipient}`;
  return (
    <Flex
      wrap="wrap"
      gap="2"
      alignSelf={{ lg: 'start' }}
      gridArea={{ lg: '1 / 3' }}
      css={{ '& > button': { flex: '1 1 auto' } }}
    >
      <Button look="outline" aria-label={`Send again${about}`} {...unlessPending(isPending, onResend)}>
        <SendHorizontal size={20} aria-hidden /> {isPending ? 'Sending...' : 'Send again'}
      </Button>
      {onSetAside && (
        <RowMenu
          about={`${message.subject}, ${message.recipient}`}
          commands={[
            {
              label: 'Leave unsent',
              name: `Leave unsent${about}`,
              icon: MailX,
              isPending,
              onSelect: onSetAside,
            },
          ]}
        />
      )}
    </Flex>
  );
};

const timesOf = ({ createdAt, sentAt, nextAttemptAt, attempts }: Message, timeZone: string): string => {
  if (sentAt) return momentOf(sentAt, timeZone);
  const tries = attempts > 1 ? ` · tried ${attempts} times` : '';
  if (nextAttemptAt && attempts > 0) return `Next try ${momentOf(nextAttemptAt, timeZone)}${tries}`;
  return `${momentOf(createdAt, timeZone)}${tries}`;
};
