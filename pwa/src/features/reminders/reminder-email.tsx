import { Stack } from '@chakra-ui/react/stack';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { object, type infer as Infer } from 'zod/mini';
import { TEXT_LENGTH } from '#contract/limits';
import { requiredEmail } from '#shared/lib/form-texts';
import type { NoPush } from '#shared/push/ask-for-push';
import { Button } from '#shared/ui/form/button';
import { fieldOf } from '#shared/ui/form/field-of';
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
  const form = useForm<ReminderEmailForm>({
    resolver: zodResolver(reminderEmailForm),
    defaultValues: { email: '' },
  });
  const send = form.handleSubmit(({ email }) => {
    if (!isPending) onSend(email);
  });
  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <Stack gap="3">
        <Hint role="status">{OBSTACLE_WORDS[obstacle]} We can send you one email instead.</Hint>
        <EmailField autoFocus maxLength={TEXT_LENGTH.email} {...fieldOf(form, 'email')} />
        <Button type="submit" look="outline" aria-disabled={isPending || undefined}>
          {isPending ? 'Setting...' : 'Remind me by email'}
        </Button>
      </Stack>
    </form>
  );
};

const reminderEmailForm = object({ email: requiredEmail });

type ReminderEmailForm = Infer<typeof reminderEmailForm>;
