import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { object, type infer as Infer } from 'zod/mini';
import type { components } from '#contract/api-types.gen';
import { TEXT_LENGTH } from '#contract/limits';
import { sendOnce } from '#shared/http/command-headers';
import { optionalTextSender, requiredText } from '#shared/lib/form-texts';
import type { ToastMessage } from '#shared/ui/feedback/toast-store';
import { showSaved } from '#shared/ui/form/show-saved';
import { showServerFields } from '#shared/ui/mutation/show-server-fields';
import { useToastMutation } from '#shared/ui/mutation/use-toast-mutation';
import { offerSmsUndo } from '#features/sms/offer-sms-undo';
import { refreshSmsRequests, SMS_PATH } from '#features/sms/sms.queries';

type Schemas = components['schemas'];
type SmsTestOutcome = Schemas['SmsTestResponse'];

/**
 * The test form and what its button does (spec §2, §5, §8). A message that became an event leaves the form; any other
 * stays, to be put right.
 * @param onEventMade what else shows events
 */
export const useSmsTest = (onEventMade: () => void) => {
  const client = useQueryClient();
  const form = useForm<SmsTestForm>({ resolver: zodResolver(smsTestForm), defaultValues: EMPTY_SMS_TEST });
  const keyOf = useKeyUntilAnswered();
  const processing = useToastMutation({
    send: ({ values: { phoneNumber, messageText } }: SentTest) => {
      const test: Schemas['SmsTestRequest'] = { messageText, phoneNumber: phoneNumber || undefined };
      const key = keyOf.message(phoneNumber, messageText);
      return sendOnce<SmsTestOutcome>(`${SMS_PATH}/process`, test, key);
    },
    done: outcome,
    failed: 'Failed to process SMS',
    onDone: (tried, { typed }) => {
      keyOf.answered();
      // What stays has been answered, and asks nobody who leaves.
      showSaved(form, typed, tried.success ? { ...typed, messageText: '' } : typed);
      if (tried.success || tried.undoSeconds !== null) onEventMade();
      offerSmsUndo(client, tried);
      return refreshSmsRequests(client);
    },
    onFailed: (error) => showServerFields(form, error),
  });
  const submit = form.handleSubmit((values) => processing.mutate({ values, typed: form.getValues() }));
  return { form, submit, isProcessing: processing.isPending };
};

interface SentTest {
  values: SmsTestForm;
  /** The values before they were trimmed. */
  typed: SmsTestForm;
}

/** The same message sent once more without an answer is the same request; another message is another. */
const useKeyUntilAnswered = () => {
  const last = useRef<{ words: string; key: string } | null>(null);
  return {
    message: (...parts: string[]): string => {
      const words = parts.join('\n');
      if (last.current?.words !== words) last.current = { words, key: crypto.randomUUID() };
      return last.current.key;
    },
    answered: () => {
      last.current = null;
    },
  };
};

const outcome = ({ success, message }: SmsTestOutcome): ToastMessage =>
  success
    ? { title: 'Success', description: message }
    : { title: 'Processing Complete', description: message, destructive: true };

/** What the test form holds (spec §5 "SMS processing"). */
const smsTestForm = object({
  phoneNumber: optionalTextSender,
  messageText: requiredText(TEXT_LENGTH.smsMessage, 'Please enter a message to process'),
});
type SmsTestForm = Infer<typeof smsTestForm>;

/** A number that nobody has. */
const EMPTY_SMS_TEST: SmsTestForm = { phoneNumber: '+16155550100', messageText: '' };
