import type { SmsRequest } from '#features/sms/sms.queries';
import './sms-origin.css';
import { errorLine } from '#features/sms/sms-wording';

/** The message that an event is made of, above the fields of its form, and what to know of that night. */
export const SmsOrigin = ({ request }: { request: SmsRequest }) => (
  <div className="sms-origin">
    <p className="sms-origin-from">
      Text from <bdi>{request.phoneNumber || 'no number'}</bdi>
    </p>
    <p className="sms-origin-text" dir="auto">
      {request.messageText}
    </p>
    {warningsOf(request).map((words) => (
      <p key={words} className="sms-origin-asks" dir="auto">
        {words}
      </p>
    ))}
  </div>
);

const warningsOf = (request: SmsRequest): string[] =>
  [
    request.questions.join(' '),
    errorLine(request),
    request.conflict && request.errorMessage,
    ...request.hints,
  ].filter((words): words is string => Boolean(words));
