import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MessageChannel, MessageTopic } from '#contract/message-topics';
import type { UserType } from '#contract/user-types';
import type { AuthUser } from '#shared/session/auth-user';
import { Checkbox } from '#shared/ui/checkbox';
import { Skeleton } from '#shared/ui/skeleton';
import { Unanswered } from '#shared/ui/unanswered';
import { CHANNEL_WORDS, TOPIC_WORDS } from './message-wording';
import { preferencesQuery, type Preference } from './preferences.queries';
import './preferences-tab.css';
import { usePreference } from './use-preference';

/** What the venue may tell this person, by e-mail and by text message; each switch saves itself. */
export const PreferencesTab = ({ user }: { user: Pick<AuthUser, 'id' | 'userType'> }) => {
  const query = useQuery(preferencesQuery(user.id));
  if (query.data) {
    const preferences = query.data.filter(({ topic }) => concerns(topic, user.userType));
    return <Preferences preferences={preferences} userId={user.id} />;
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

/** Guests are never invited to play. */
const concerns = (topic: MessageTopic, userType: UserType): boolean =>
  topic !== 'invitations' || userType !== 'user';

const Preferences = ({ preferences, userId }: { preferences: Preference[]; userId: number }) => (
  <section className="preferences card" aria-labelledby="preferences-title">
    <header>
      <h2 id="preferences-title">Notifications</h2>
      <p className="preferences-muted">
        What the venue may send you. Emails about your password and your account are always sent.
      </p>
    </header>
    {preferences.map((preference) => (
      <Topic key={preference.topic} preference={preference} userId={userId} />
    ))}
  </section>
);

interface TopicProps {
  preference: Preference;
  userId: number;
}

const Topic = ({ preference, userId }: TopicProps) => {
  const { label, hint } = TOPIC_WORDS[preference.topic];
  return (
    <fieldset className="preferences-topic">
      <legend>{label}</legend>
      <p className="preferences-muted">{hint}</p>
      <div className="preferences-switches">
        <Switch preference={preference} channel="email" userId={userId} />
        <Switch preference={preference} channel="sms" userId={userId} />
      </div>
    </fieldset>
  );
};

const Switch = ({ preference, channel, userId }: TopicProps & { channel: MessageChannel }) => {
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
