import { Grid } from '@chakra-ui/react/grid';
import { useInfiniteQuery } from '@tanstack/react-query';
import { MessageSquareDashed } from 'lucide-react';
import { useRef, useState } from 'react';
import { PrivateList, type ListWords } from '#shared/ui/list/private-list';
import { StatusFilter } from '#shared/ui/list/status-filter';
import { usePages } from '#shared/ui/list/use-pages';
import { SmsSection } from '#features/sms/sms-section';
import { SHOWN_NAMES, SHOWN_TEXTS } from '#features/sms/sms-wording';
import { smsRequestsQuery, type ShownTexts } from '#features/sms/sms.queries';
import { useSeenRequests } from '#features/sms/unread/use-seen-requests';
import { DeleteSmsSheet } from './delete-sms-sheet';
import { SmsCard } from './sms-card';
import { useSmsCommands } from './use-sms-commands';

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

/** Thanks, news of the way, spam: nobody has to answer them. */
const QUIET_WORDS: ListWords = {
  ...WORDS,
  noun: { one: 'text', many: 'texts' },
  empty: {
    icon: MessageSquareDashed,
    title: 'Nothing was kept quiet.',
    hint: 'Thanks, news of the way and spam stay here. They get no answer and are not counted.',
  },
};

/** What came by text message, in its scroll area (spec §2 "SMS tab"). @param onEventMade what else shows events */
export const SmsHistory = ({ onEventMade }: { onEventMade: () => void }) => {
  const [shown, setShown] = useState<ShownTexts>('all');
  const pages = usePages(useInfiniteQuery(smsRequestsQuery(shown)));
  const scroll = useRef<HTMLDivElement>(null);
  const fresh = useSeenRequests(pages.rows, scroll);
  const { actionsOf, deletion } = useSmsCommands(onEventMade);
  return (
    <SmsSection
      id="sms-history"
      title="SMS Requests"
      tools={<StatusFilter statuses={SHOWN_TEXTS} names={SHOWN_NAMES} value={shown} onChange={setShown} />}
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
        <PrivateList
          pages={pages}
          words={shown === 'quiet' ? QUIET_WORDS : WORDS}
          isNarrow={shown !== 'all' && shown !== 'quiet'}
          rowHeight="16rem"
        >
          {(request) => <SmsCard isNew={fresh.has(request.id)} {...actionsOf(request)} />}
        </PrivateList>
      </Grid>
      {deletion && <DeleteSmsSheet {...deletion} />}
    </SmsSection>
  );
};
