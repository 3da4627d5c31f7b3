import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageSwitchesOf, type MessageSwitches } from '#contract/message-kinds';
import type { MessageChannel } from '#contract/message-topics';
import type { AuthUser } from '#shared/session/auth-user';
import { Checkbox } from '#shared/ui/form/checkbox';
import { Skeleton } from '#shared/ui/feedback/skeleton';
import { Unanswered } from '#shared/ui/feedback/unanswered';
import { CHANNEL_WORDS, TOPIC_WORDS } from '#features/notifications/messages/message-wording';
import { preferencesQuery, type Preference } from './preferences.queries';
import './preferences-tab.css';
import { usePreference } from './use-preference';

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
      offline="Your choices come back with your connection."
    >
      <div role="status" aria-label="Loading your notifications">
        <Skeleton height="20rem" />
      </div>
    </Unanswered>
  );
};

interface PreferencesProps {
  preferences: Preference[];
  user: Pick<AuthUser, 'id' | 'userType'>;
}

const Preferences = ({ preferences, user }: PreferencesProps) => (
  <section className="preferences card" aria-labelledby="preferences-title">
    <header>
      <h2 id="preferences-title">Notifications</h2>
      <p className="preferences-muted">
        What the venue may send you. Emails about your password and your account are always sent.
      </p>
    </header>
    {messageSwitchesOf(user.userType).map(({ topic, channels }) => {
      const preference = preferences.find((one) => one.topic === topic);
      return preference && <Topic key={topic} preference={preference} channels={channels} userId={user.id} />;
    })}
  </section>
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
    <fieldset className="preferences-topic">
      <legend>{label}</legend>
      <p className="preferences-muted">{hint}</p>
      <div className="preferences-switches">
        {channels.map((channel) => (
          <Switch key={channel} preference={preference} channel={channel} userId={userId} />
        ))}
      </div>
    </fieldset>
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
