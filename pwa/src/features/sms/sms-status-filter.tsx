import { SMS_REQUEST_STATUSES, type SmsRequestStatus } from '#contract/sms-statuses';
import { Field } from '#shared/ui/field';
import { NativeSelect } from '#shared/ui/input';
import { STATUS_NAMES } from './sms-wording';

interface SmsStatusFilterProps {
  value: SmsRequestStatus | 'all';
  onChange: (status: SmsRequestStatus | 'all') => void;
}

/** Which requests the history shows. */
export const SmsStatusFilter = ({ value, onChange }: SmsStatusFilterProps) => (
  <div className="sms-status-filter">
    <Field label="Status">
      {(control) => (
        <NativeSelect
          {...control}
          value={value}
          onChange={({ currentTarget }) =>
            onChange(SMS_REQUEST_STATUSES.find((status) => status === currentTarget.value) ?? 'all')
          }
        >
          <option value="all">All</option>
          {SMS_REQUEST_STATUSES.map((status) => (
            <option key={status} value={status}>
              {STATUS_NAMES[status]}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  </div>
);
