import type { SmsRequest } from './sms.queries';
import './sms-origin.css';

/** The message that an event is made of, above the fields of its form. */
export const SmsOrigin = ({ request: { phoneNumber, messageText, questions } }: { request: SmsRequest }) => (
  <div className="sms-origin">
    <p className="sms-origin-from">
      Text from <bdi>{phoneNumber || 'no number'}</bdi>
    </p>
    <p className="sms-origin-text" dir="auto">
      {messageText}
    </p>
    {questions.length > 0 && (
      <p className="sms-origin-asks" dir="auto">
        {questions.join(' ')}
      </p>
    )}
  </div>
);
