import { useState } from 'react';
import type { components } from '#contract/api-types.gen';
import { UnreachableError } from '#shared/http/http-error';
import { failure, useToastMutation } from '#shared/ui/mutation/use-toast-mutation';

interface Answering<Answered> {
  send: (answer: components['schemas']['InvitationAnswerRequest'], key: string) => Promise<Answered>;
  onAnswered: (answered: Answered) => unknown;
  /** The invitation may stand elsewhere by now. */
  onRefused: () => unknown;
}

/**
 * An artist's answer. A device without a network keeps what was typed; the same key goes with each further try, so that an
 * answer whose success was never heard is not given twice.
 */
export const useAnswer = <Answered>({ send, onAnswered, onRefused }: Answering<Answered>) => {
  const [message, setMessage] = useState('');
  const [keys] = useState(() => ({ accept: crypto.randomUUID(), decline: crypto.randomUUID() }));
  const answering = useToastMutation({
    send: (accept: boolean) =>
      send(
        { accept, ...(message.trim() && { message: message.trim() }) },
        accept ? keys.accept : keys.decline,
      ),
    done: (_, accept) =>
      accept
        ? { title: 'Invitation accepted', description: 'The show is on the calendar. See you there!' }
        : { title: 'Invitation declined', description: 'The venue will be told.' },
    onDone: (answered) => onAnswered(answered),
    onFailed: (error) => (error instanceof UnreachableError ? undefined : onRefused()),
  });
  const { error } = answering;
  return {
    message,
    setMessage,
    answer: (choice: 'accept' | 'decline') => {
      if (!answering.isPending) answering.mutate(choice === 'accept');
    },
    sending: answering.isPending ? (answering.variables ? 'accept' : 'decline') : null,
    isOffline: error instanceof UnreachableError,
    /** Why the venue did not take the answer; null when it did, or was not asked. */
    refusal: error && !(error instanceof UnreachableError) ? failure(error, FAILED).description : null,
    /** A message is typed that the venue does not have. */
    isDirty: message.trim() !== '' && !answering.isSuccess,
  } as const;
};

const FAILED = 'Failed to send your answer';
