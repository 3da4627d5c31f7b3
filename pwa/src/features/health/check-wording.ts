import type { components } from '#contract/api-types.gen';

type MailCheck = components['schemas']['MailCheckResponse'];
type StorageCheck = components['schemas']['StorageCheckResponse'];

/** What a check found, and what to do about it. */
export interface CheckVerdict {
  isGood: boolean;
  words: string;
}

const bad = (words: string, reason: string | null): CheckVerdict => ({
  isGood: false,
  words: reason === null ? words : `${words} (${reason})`,
});

export const mailVerdict = ({ outcome, to, reason }: MailCheck): CheckVerdict => {
  switch (outcome) {
    case 'sent':
      return {
        isGood: true,
        words: `The mail server took it. Look for it at ${to}, in the spam folder too.`,
      };
    case 'refused':
      return bad(`The mail server refused a mail to ${to}: ${reason ?? ''}`, null);
    case 'later':
      return bad(`The mail server wants to be asked again later: ${reason ?? ''}`, null);
    case 'away':
      return bad('The mail server could not be talked to: check SMTP_URL.', reason);
    case 'no-provider':
      return bad('There is no mail server: set SMTP_URL and MAIL_FROM, and start again.', null);
  }
};

const STEPS = { write: 'Writing', read: 'Reading', delete: 'Deleting' } as const;

export const storageVerdict = ({
  driver,
  outcome,
  step,
  reason,
  milliseconds,
}: StorageCheck): CheckVerdict => {
  const [place, settings] =
    driver === 's3' ? (['bucket', 'the S3 settings'] as const) : (['folder', 'STORAGE_DIRECTORY'] as const);
  const failed = step && `${STEPS[step]} failed`;
  switch (outcome) {
    case 'works':
      return {
        isGood: true,
        words: `A file was written, read and deleted in the ${place}, in ${milliseconds} ms.`,
      };
    case 'full':
      return bad(`${failed}: the ${place} has no room left.`, reason);
    case 'refused':
      return bad(`${failed}: the ${place} does not allow it. Check its permissions and ${settings}.`, reason);
    case 'missing':
      return bad(`${failed}: the ${place} is not there. Check ${settings}.`, reason);
    case 'changed':
      return bad(`The ${place} gave back something other than was written.`, reason);
    case 'away':
      return bad(`${failed}: the ${place} does not answer as it should. Check ${settings}.`, reason);
  }
};
