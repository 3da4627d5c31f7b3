import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { FoldedText } from './folded-text';
import { Quote } from './quote';
import type { SmsRequest } from '#features/sms/sms.queries';

/** The text that the sender got back; where none was sent, what there is to ask. */
export const SmsAnswer = ({ request: { reply, questions, fromForm } }: { request: SmsRequest }) => {
  if (reply !== null)
    return (
      <Quote>
        <Title>We answered:</Title>
        <FoldedText text={reply} what="answer" />
      </Quote>
    );
  return (
    questions.length > 0 && (
      <Quote>
        <Title>{fromForm ? 'The reply would ask' : 'To be asked'}</Title>
        <Stack as="ul" gap="1">
          {questions.map((question) => (
            <li key={question} dir="auto">
              {question}
            </li>
          ))}
        </Stack>
      </Quote>
    )
  );
};

const Title = ({ children }: { children: string }) => (
  <chakra.h4 color="muted" fontSize="sm" fontWeight="600">
    {children}
  </chakra.h4>
);
