import { chakra } from '@chakra-ui/react/styled-system';
import { Hint } from '#shared/ui/layout/hint';
import type { SmsRequest } from '#features/sms/sms.queries';
import { errorLine } from '#features/sms/sms-wording';
import { Quote } from './quote';

/** The message that an event is made of, above the fields of its form, and what to know of that night. */
export const SmsOrigin = ({ request }: { request: SmsRequest }) => (
  <Quote>
    <Hint>
      Text from <bdi>{request.phoneNumber || 'no number'}</bdi>
    </Hint>
    <chakra.p maxHeight="12rem" overflowY="auto" whiteSpace="pre-wrap" dir="auto">
      {request.messageText}
    </chakra.p>
    {warningsOf(request).map((words) => (
      <chakra.p key={words} color="waiting" fontWeight="600" dir="auto">
        {words}
      </chakra.p>
    ))}
  </Quote>
);

const warningsOf = (request: SmsRequest): string[] =>
  [
    request.questions.join(' '),
    errorLine(request),
    request.conflict && request.errorMessage,
    ...request.hints,
  ].filter((words): words is string => Boolean(words));
