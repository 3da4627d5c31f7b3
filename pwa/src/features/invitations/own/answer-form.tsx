import { Grid } from '@chakra-ui/react/grid';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { TEXT_LENGTH } from '#contract/limits';
import { OfflineNote } from '#shared/offline/status/offline-note';
import { Button } from '#shared/ui/form/button';
import { ConfirmSheet } from '#shared/ui/dialog/confirm-sheet';
import { TextAreaField } from '#shared/ui/form/fields';
import { LeaveQuestion } from '#shared/ui/mutation/leave-question';
import type { useAnswer } from './use-answer';

type Answering = ReturnType<typeof useAnswer>;

type AnswerMessageProps = Pick<Answering, 'message' | 'setMessage' | 'isOffline' | 'isDirty'>;

/** What an artist writes to the venue with an answer. */
export const AnswerMessage = ({ message, setMessage, isOffline, isDirty }: AnswerMessageProps) => (
  <Stack gap="4">
    <TextAreaField
      label="Message to the venue"
      hint="Optional"
      value={message}
      onChange={({ target }) => setMessage(target.value)}
      maxLength={TEXT_LENGTH.bookingText}
      rows={3}
    />
    {/* An answer binds both sides: it is never kept to be sent later on its own (decision 29). */}
    <OfflineNote wasTried={isOffline}>{isOffline ? NOT_SENT : NEEDS_NETWORK}</OfflineNote>
    <Small>{FINAL}</Small>
    <LeaveQuestion isDirty={isDirty} />
  </Stack>
);

const NOT_SENT =
  "You're offline. Your answer has not been sent: keep this page open and press the button again when you have a connection.";
const NEEDS_NETWORK = "You're offline. You can answer as soon as you have a connection.";

/** Why the venue did not take an answer: it stays to be read, and covers nothing. */
export const AnswerRefusal = ({ refusal }: Pick<Answering, 'refusal'>) => (
  <div role="alert">
    {refusal && (
      <chakra.p p="3" borderWidth="1px" borderColor="danger" rounded="control" bg="dangerSoft">
        {refusal}
      </chakra.p>
    )}
  </div>
);

/** Accept or decline. Neither can be taken back, and a no ends it: it is asked twice. */
export const AnswerButtons = ({ answer, sending }: Pick<Answering, 'answer' | 'sending'>) => {
  const [isDeclining, setIsDeclining] = useState(false);
  const isSending = sending !== null || undefined;
  return (
    <Grid templateColumns="repeat(auto-fit, minmax(min(100%, 9rem), 1fr))" gap="2">
      <Button wide aria-disabled={isSending} onClick={() => answer('accept')}>
        <Check size={20} aria-hidden /> {sending === 'accept' ? 'Accepting...' : 'Accept'}
      </Button>
      <Button
        look="outline"
        wide
        aria-disabled={isSending}
        onClick={() => {
          if (!isSending) setIsDeclining(true);
        }}
      >
        <X size={20} aria-hidden /> {sending === 'decline' ? 'Declining...' : 'Decline'}
      </Button>
      {isDeclining && (
        <ConfirmSheet
          title="Decline this invitation?"
          confirmLabel="Decline"
          onConfirm={() => {
            setIsDeclining(false);
            answer('decline');
          }}
          onCancel={() => setIsDeclining(false)}
        >
          <p>The venue will be told and may ask somebody else. {FINAL}</p>
        </ConfirmSheet>
      )}
    </Grid>
  );
};

/** What is said in passing beneath a form. */
export const Small = chakra('p', { base: { color: 'muted', fontSize: 'sm', textAlign: 'center' } });

const FINAL = 'Your answer cannot be changed here afterwards.';
