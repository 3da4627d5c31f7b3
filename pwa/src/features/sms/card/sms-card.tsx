import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { CheckCircle2, Clock, GitCompareArrows, type LucideIcon, TriangleAlert } from 'lucide-react';
import { useEffect, useId, useRef, type ComponentProps } from 'react';
import type { SmsRequestStatus } from '#contract/sms';
import { useVenueZone } from '#shared/lib/dates/venue-zone';
import { Hint } from '#shared/ui/layout/hint';
import { StatusPill } from '#shared/ui/layout/status-pill';
import { badgeOf, errorLine, receivedLine } from '#features/sms/sms-wording';
import type { SmsRequest } from '#features/sms/sms.queries';
import { sightOf } from '#features/sms/unread/use-seen-requests';
import { FoldedText } from './folded-text';
import { Quote } from './quote';
import { SmsActions, type SmsActionsProps } from './sms-actions';
import { SmsParts } from './sms-parts';
import { SmsRelated } from './sms-related';
import { SmsTexts } from './sms-texts';

interface SmsCardProps extends SmsActionsProps {
  /** Nobody of the staff had seen it before this visit. */
  isNew: boolean;
}

/** A request by text message: the message, what was read in it, what is in its way, and what can be done (spec §2). */
export const SmsCard = ({ request, isNew, ...actions }: SmsCardProps) => {
  const id = useId();
  const { kind } = request;
  const error = errorLine(request);
  const card = useEventFocus(request, actions.isPending);
  return (
    <chakra.article
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="2"
      p="3"
      borderWidth="1px"
      borderColor="line"
      rounded="control"
      bg="surface"
      data-sight={sightOf(request)}
      aria-labelledby={id}
      ref={card}
    >
      <Head id={id} request={request} isNew={isNew} />
      <SmsTexts request={request} />
      {(kind === 'request' || request.suggestion) && <SmsParts request={request} />}
      {error && (
        <chakra.p color="danger" fontWeight="600" whiteSpace="pre-line" dir="auto">
          {error}
        </chakra.p>
      )}
      <SmsRelated request={request} />
      <SmsAnswer request={request} />
      <SmsActions request={request} {...actions} />
    </chakra.article>
  );
};

const Head = ({ id, request, isNew }: Pick<SmsCardProps, 'request' | 'isNew'> & { id: string }) => (
  <Flex as="header" wrap="wrap" align="start" justify="space-between" gap="2">
    <Box
      display={{ lg: 'flex' }}
      flex="1 1 9rem"
      flexWrap="wrap"
      alignItems="baseline"
      gap="3"
      rowGap="0"
      minWidth="0"
    >
      <chakra.h3
        id={id}
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        gap="2"
        rowGap="0"
        fontFamily="body"
        fontSize="md"
      >
        <chakra.bdi minWidth="0" overflowWrap="anywhere">
          {request.phoneNumber || 'No number'}
        </chakra.bdi>
        {isNew && (
          <chakra.span px="2" rounded="full" bg="accentSolid" color="onAccent" fontSize="xs" lineHeight="1.6">
            New
          </chakra.span>
        )}
      </chakra.h3>
      <Hint>{receivedLine(request, useVenueZone())}</Hint>
    </Box>
    {request.kind !== 'quiet' && <SmsBadge request={request} />}
  </Flex>
);

/** The pressed button is gone once its event is there: the event's link takes the focus, unless it went elsewhere. */
const useEventFocus = ({ event }: SmsRequest, isPending: boolean) => {
  const card = useRef<HTMLElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    if (isPending) wasPressed.current = true;
    if (!event || !wasPressed.current) return;
    wasPressed.current = false;
    const { activeElement } = document;
    // What holds the card has the focus when nothing in it has.
    const isLost = activeElement?.contains(card.current) || card.current?.contains(activeElement);
    if (isLost) card.current?.querySelector<HTMLElement>('[data-kind="own"] a')?.focus();
  }, [event, isPending]);
  return card;
};

const LOOKS: Record<SmsRequestStatus, ComponentProps<typeof StatusPill> & { icon: LucideIcon }> = {
  pending: { icon: Clock, tone: 'waiting' },
  processed: { icon: CheckCircle2, tone: 'good' },
  failed: { icon: TriangleAlert, tone: 'danger' },
  conflict: { icon: GitCompareArrows, bg: 'freeSoft', color: 'free' },
};

/** Where a request stands (spec §4): a picture, a word and a colour. */
const SmsBadge = ({ request }: { request: SmsRequest }) => {
  const { icon: Icon, ...look } = LOOKS[request.kind === 'change' ? 'conflict' : request.status];
  return (
    <StatusPill flex="none" borderWidth="0" {...look}>
      <Icon size={16} aria-hidden />
      <span>{badgeOf(request)}</span>
    </StatusPill>
  );
};

/** The text that the sender got back; where none was sent, what there is to ask. */
const SmsAnswer = ({ request: { reply, questions, fromForm } }: { request: SmsRequest }) => {
  if (reply !== null)
    return (
      <Quote>
        <Title>We answered:</Title>
        <FoldedText text={reply} what="answer" />
      </Quote>
    );
  return (
    questions.length > 0 && (
      <Quote>
        <Title>{fromForm ? 'The reply would ask' : 'To be asked'}</Title>
        <Stack as="ul" gap="1">
          {questions.map((question) => (
            <li key={question} dir="auto">
              {question}
            </li>
          ))}
        </Stack>
      </Quote>
    )
  );
};

const Title = ({ children }: { children: string }) => (
  <chakra.h4 color="muted" fontSize="sm" fontWeight="600">
    {children}
  </chakra.h4>
);
