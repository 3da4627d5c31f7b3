import { Grid } from '@chakra-ui/react/grid';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { MessageSquareDashed } from 'lucide-react';
import { useRef, useState } from 'react';
import { SMS_REQUEST_STATUSES, type SmsRequestStatus } from '#contract/sms';
import { requestJson } from '#shared/http/http-client';
import { ConfirmSheet } from '#shared/ui/dialog/confirm-sheet';
import type { ToastMessage } from '#shared/ui/feedback/toast-store';
import { PrivateList, type ListWords } from '#shared/ui/list/private-list';
import { StatusFilter } from '#shared/ui/list/status-filter';
import { usePages } from '#shared/ui/list/use-pages';
import { useDeletion } from '#shared/ui/mutation/use-deletion';
import { useToastMutation } from '#shared/ui/mutation/use-toast-mutation';
import { SmsSection } from '#features/sms/sms-section';
import { STATUS_NAMES } from '#features/sms/sms-wording';
import {
  SMS_REQUESTS_PATH,
  smsRequestsQuery,
  type SmsRequest,
  keepSmsRequest,
  refreshSmsRequests,
} from '#features/sms/sms.queries';
import { postSmsEvent, type SmsEventMade } from '#features/sms/sms.requests';
import { useSeenRequests } from '#features/sms/unread/use-seen-requests';
import { SmsCard } from './sms-card';

const WORDS: ListWords = {
  noun: { one: 'request', many: 'requests' },
  empty: {
    icon: MessageSquareDashed,
    title: 'Nobody has texted yet.',
    hint: 'Try a message in the test form, or connect your number below.',
  },
  failed: 'Something went wrong on our side. Texts are received all the same.',
  offline: 'Texts are private, so they are never kept on this device. They come back with your connection.',
};

/** What came by text message, in its scroll area (spec §2 "SMS tab"). @param onEventMade what else shows events */
export const SmsHistory = ({ onEventMade }: { onEventMade: () => void }) => {
  const [status, setStatus] = useState<SmsRequestStatus | 'all'>('all');
  const pages = usePages(useInfiniteQuery(smsRequestsQuery(status)));
  const scroll = useRef<HTMLDivElement>(null);
  const fresh = useSeenRequests(pages.rows, scroll);
  const { create, remove } = useSmsCommands(onEventMade);
  const { leaving, ask, answers } = useDeletion<SmsRequest>(remove);
  return (
    <SmsSection
      id="sms-history"
      title="SMS Requests"
      tools={
        <StatusFilter
          statuses={SMS_REQUEST_STATUSES}
          names={STATUS_NAMES}
          value={status}
          onChange={setStatus}
        />
      }
    >
      {/* 96 units high (spec §2), scrolled by keyboard too; a border says that it scrolls by itself. */}
      <Grid
        templateColumns="minmax(0, 1fr)"
        alignContent="start"
        gap="2"
        position="relative"
        height="24rem"
        p="2"
        overflowY="auto"
        borderWidth="1px"
        borderColor="line"
        rounded="card"
        scrollbarWidth="thin"
        role="region"
        aria-label="SMS history"
        tabIndex={0}
        ref={scroll}
      >
        <PrivateList pages={pages} words={WORDS} isNarrow={status !== 'all'} rowHeight="16rem">
          {(request) => (
            <SmsCard
              request={request}
              isNew={fresh.has(request.id)}
              isPending={create.isUnderWay(request.id)}
              onCreate={() => create.mutate(request)}
              onDelete={() => ask(request)}
            />
          )}
        </PrivateList>
      </Grid>
      {leaving && (
        <ConfirmSheet
          title="Are you absolutely sure?"
          confirmLabel="Delete"
          pendingLabel="Deleting..."
          {...answers}
        >
          <p>
            This deletes the text from <strong>{leaving.phoneNumber}</strong> for good. An event that was made
            of it stays on the calendar.
          </p>
        </ConfirmSheet>
      )}
    </SmsSection>
  );
};

/**
 * Making the event of a request with one tap, and deleting a request, with the toasts of spec §8. Where a colleague was
 * faster, the tap leads to the event that is there.
 * @param onEventMade what else shows events
 */
const useSmsCommands = (onEventMade: () => void) => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const create = useToastMutation({
    send: ({ id, conflict }: Pick<SmsRequest, 'id' | 'conflict'>) =>
      postSmsEvent(id, { despiteEventId: conflict?.id }),
    about: ({ id }) => id,
    done: made,
    failed: 'Failed to create event',
    onDone: ({ request, eventId, madeEarlierBy }) => {
      keepSmsRequest(client, request);
      onEventMade();
      if (madeEarlierBy === 'somebody')
        void navigate({ to: '/admin/events/$eventId', params: { eventId }, resetScroll: false });
      return refreshSmsRequests(client);
    },
    // Somebody else settled it, or an event came in its way.
    refresh: refreshSmsRequests,
  });
  const remove = useToastMutation({
    send: (id: number) => requestJson(`${SMS_REQUESTS_PATH}/${id}`, { method: 'DELETE' }),
    done: () => ({ title: 'SMS request deleted successfully' }),
    failed: 'Failed to delete SMS request',
    refresh: refreshSmsRequests,
  });
  return { create, remove };
};

const made = ({ madeEarlierBy, message }: SmsEventMade): ToastMessage =>
  madeEarlierBy === 'somebody'
    ? { title: 'Already on the calendar', description: message }
    : { title: 'Event created successfully' };
