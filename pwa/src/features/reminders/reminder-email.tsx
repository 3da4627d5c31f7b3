import { Stack } from '@chakra-ui/react/stack';
import { useState, type SubmitEvent } from 'react';
import { TEXT_LENGTH } from '#contract/limits';
import { INVALID_EMAIL } from '#contract/rules/texts';
import type { NoPush } from '#shared/push/ask-for-push';
import { Button } from '#shared/ui/form/button';
import { EmailField } from '#shared/ui/form/fields';
import { Hint } from '#shared/ui/layout/hint';
import { OBSTACLE_WORDS } from './obstacle-words';

interface ReminderEmailProps {
  obstacle: NoPush;
  isPending: boolean;
  onSend: (email: string) => void;
}

/** Where no notification can come, one email does. */
export const ReminderEmail = ({ obstacle, isPending, onSend }: ReminderEmailProps) => {
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const isAddress = /^\S+@\S+\.\S+$/.test(email.trim());
    setError(isAddress ? undefined : INVALID_EMAIL);
    if (isAddress && !isPending) onSend(email.trim());
  };
  return (
    <form noValidate onSubmit={send}>
      <Stack gap="3">
        <Hint role="status">{OBSTACLE_WORDS[obstacle]} We can send you one email instead.</Hint>
        <EmailField
          autoFocus
          value={email}
          error={error}
          maxLength={TEXT_LENGTH.email}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        />
        <Button type="submit" look="outline" aria-disabled={isPending || undefined}>
          {isPending ? 'Setting...' : 'Remind me by email'}
        </Button>
      </Stack>
    </form>
  );
};
