import { CheckCircle2, Clock, TriangleAlert, GitCompareArrows, type LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { SmsRequestStatus } from '#contract/sms';
import { StatusPill } from '#shared/ui/layout/status-pill';
import { STATUS_NAMES } from '#features/sms/sms-wording';

const ICONS: Record<SmsRequestStatus, LucideIcon> = {
  pending: Clock,
  processed: CheckCircle2,
  failed: TriangleAlert,
  conflict: GitCompareArrows,
};

const TONES: Record<SmsRequestStatus, ComponentProps<typeof StatusPill>> = {
  pending: { tone: 'waiting' },
  processed: { tone: 'good' },
  failed: { tone: 'danger' },
  conflict: { bg: 'freeSoft', color: 'free' },
};

/** Where a request stands (spec §4): a picture, a word and a colour. */
export const SmsBadge = ({ status }: { status: SmsRequestStatus }) => {
  const Icon = ICONS[status];
  return (
    <StatusPill flex="none" borderWidth="0" {...TONES[status]}>
      <Icon size={16} aria-hidden /> {STATUS_NAMES[status]}
    </StatusPill>
  );
};
