import { CheckCircle2, Clock, TriangleAlert, GitCompareArrows, type LucideIcon } from 'lucide-react';
import type { SmsRequestStatus } from '#contract/sms-statuses';
import { STATUS_NAMES } from '#features/sms/sms-wording';

const ICONS: Record<SmsRequestStatus, LucideIcon> = {
  pending: Clock,
  processed: CheckCircle2,
  failed: TriangleAlert,
  conflict: GitCompareArrows,
};

/** Where a request stands (spec §4): a picture, a word and a colour. */
export const SmsBadge = ({ status }: { status: SmsRequestStatus }) => {
  const Icon = ICONS[status];
  return (
    <span className="sms-badge" data-status={status}>
      <Icon size={16} aria-hidden /> {STATUS_NAMES[status]}
    </span>
  );
};
