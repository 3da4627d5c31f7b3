import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { components } from '#contract/api-types.gen';
import type { MessageChannel } from '#contract/messages';
import { type MessageSwitches, messageSwitchesOf } from '#contract/rules/message-kinds';
import type { AuthUser } from '#shared/session/auth-user';
import { requestJson } from '#shared/http/http-client';
import { LoadingPart } from '#shared/ui/feedback/loading-part';
import { Unanswered } from '#shared/ui/feedback/unanswered';
import { Hint } from '#shared/ui/layout/hint';
import { PagePart } from '#shared/ui/layout/page-part';
import { Checkbox } from '#shared/ui/form/checkbox';
import { useToastMutation } from '#shared/ui/mutation/use-toast-mutation';
import { CHANNEL_WORDS, TOPIC_WORDS } from '#features/notifications/messages/message-wording';
import { preferencesQuery, type Preference } from './preferences.queries';

/** What the venue may tell this person, by e-mail and by text message; each switch saves itself. */
export const PreferencesTab = ({ user }: { user: Pick<AuthUser, 'id' | 'userType'> }) => {
  const query = useQuery(preferencesQuery(user.id));
  if (query.data) {
    return <Preferences preferences={query.data} user={user} />;
  }
  return (
    <Unanswered
      query={query}
      what="Your choices"
      failed="Something went wrong on our side. What you chose still counts."
    >
      <LoadingPart label="Loading your notifications" heights={['20rem']} />
    </Unanswered>
  );
};

interface PreferencesProps {
  preferences: Preference[];
  user: Pick<AuthUser, 'id' | 'userType'>;
}

const Preferences = ({ preferences, user }: PreferencesProps) => (
  <PagePart
    heading="h2"
    id="preferences-title"
    title="Notifications"
    hint="What the venue may send you. Emails about your password and your account are always sent."
  >
    {messageSwitchesOf(user.userType).map(({ topic, channels }) => {
      const preference = preferences.find((one) => one.topic === topic);
      return preference && <Topic key={topic} preference={preference} channels={channels} userId={user.id} />;
    })}
  </PagePart>
);

interface SwitchProps {
  preference: Preference;
  channel: MessageChannel;
  userId: number;
}

type TopicProps = Omit<SwitchProps, 'channel'> & Pick<MessageSwitches, 'channels'>;

const Topic = ({ preference, channels, userId }: TopicProps) => {
  const { label, hint } = TOPIC_WORDS[preference.topic];
  return (
    <chakra.fieldset minWidth="0" pt="3" borderTop="1px solid var(--chakra-colors-line)">
      {/* Floats, so that it stands beneath the line and not in it. */}
      <chakra.legend float="left" width="100%" fontWeight="600">
        {label}
      </chakra.legend>
      <Hint clear="both">{hint}</Hint>
      <Flex wrap="wrap" gap="8" rowGap="0">
        {channels.map((channel) => (
          <Switch key={channel} preference={preference} channel={channel} userId={userId} />
        ))}
      </Flex>
    </chakra.fieldset>
  );
};

const Switch = ({ preference, channel, userId }: SwitchProps) => {
  const { mutate } = usePreference(userId);
  /** The query client tells of a command a moment later; the box must not jump back until then. */
  const [chosen, setChosen] = useState<boolean>();
  const isPending = chosen !== undefined;
  const choose = (isWanted: boolean) => {
    setChosen(isWanted);
    mutate({ topic: preference.topic, channel, isWanted }, { onSettled: () => setChosen(undefined) });
  };
  return (
    <Checkbox
      checked={chosen ?? preference[channel]}
      aria-disabled={isPending || undefined}
      onChange={() => !isPending && choose(!preference[channel])}
    >
      {CHANNEL_WORDS[channel]}
    </Checkbox>
  );
};

/** Turns one switch; it shows what the server keeps. */
const usePreference = (userId: number) => {
  const client = useQueryClient();
  const { queryKey } = preferencesQuery(userId);
  return useToastMutation({
    send: (body: components['schemas']['PreferenceRequest']) =>
      requestJson<Preference[]>('/api/notification-preferences', { method: 'PUT', body }),
    done: () => ({ title: 'Notifications updated' }),
    failed: 'Failed to update your notifications',
    onDone: (answer, { topic, channel }) => {
      // What is still on its way is older.
      void client.cancelQueries({ queryKey });
      // The answer may be older than that to another switch: only this one is taken from it.
      client.setQueryData(queryKey, (kept) =>
        kept?.map((one) => {
          const answered = answer.find((other) => other.topic === topic);
          return one.topic === topic && answered ? { ...one, [channel]: answered[channel] } : one;
        }),
      );
    },
  });
};
