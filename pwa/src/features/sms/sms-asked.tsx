import type { SmsRequest } from './sms.queries';

/** What the reply to the sender asked; of the test form, what it would have asked. */
export const SmsAsked = ({ request: { questions, fromForm } }: { request: SmsRequest }) =>
  questions.length > 0 && (
    <div className="sms-asked">
      <h4>{fromForm ? 'The reply would ask' : 'The reply asked'}</h4>
      <ul>
        {questions.map((question) => (
          <li key={question} dir="auto">
            {question}
          </li>
        ))}
      </ul>
    </div>
  );
