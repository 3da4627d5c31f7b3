import { FoldedText } from './folded-text';
import type { SmsRequest } from '#features/sms/sms.queries';

/** The text that the sender got back; where none was sent, what there is to ask. */
export const SmsAnswer = ({ request: { reply, questions, fromForm } }: { request: SmsRequest }) => {
  if (reply !== null)
    return (
      <div className="sms-answer">
        <h4>We answered:</h4>
        <FoldedText text={reply} what="answer" />
      </div>
    );
  return (
    questions.length > 0 && (
      <div className="sms-answer">
        <h4>{fromForm ? 'The reply would ask' : 'To be asked'}</h4>
        <ul>
          {questions.map((question) => (
            <li key={question} dir="auto">
              {question}
            </li>
          ))}
        </ul>
      </div>
    )
  );
};
