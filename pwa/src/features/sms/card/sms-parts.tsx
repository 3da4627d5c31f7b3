import { Check, CircleHelp } from 'lucide-react';
import type { SmsRequest } from '#features/sms/sms.queries';
import { readParts } from '#features/sms/sms-wording';

/** What was read in a message, and of each part whether it is understood or asked about. */
export const SmsParts = ({ request }: { request: SmsRequest }) => (
  <dl className="sms-parts">
    {readParts(request).map(({ part, label, text, isUnderstood }) => (
      <div key={part}>
        <dt>{label}</dt>
        <dd>
          {text === null ? <span className="sms-muted">Not said</span> : <bdi>{text}</bdi>}
          <span className="sms-sureness" data-asks={!isUnderstood || undefined}>
            {isUnderstood ? <Check size={16} aria-hidden /> : <CircleHelp size={16} aria-hidden />}
            <span>{isUnderstood ? 'understood' : 'asks'}</span>
          </span>
        </dd>
      </div>
    ))}
  </dl>
);
