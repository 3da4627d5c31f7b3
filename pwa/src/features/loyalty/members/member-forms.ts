import { enum as oneOf, object, refine, string, trim, type infer as Infer } from 'zod/mini';
import { POINTS_ADJUSTMENT, TEXT_LENGTH } from '#contract/limits';
import { optionalPhone, requiredEmail, requiredText } from '#shared/lib/form-texts';
import type { AdjustmentRequest, MemberRequest } from './members.requests';

/** The Add Member form (spec §5 "Add loyalty member"). */
export const memberForm = object({
  name: requiredText(TEXT_LENGTH.personName, 'Name is required'),
  email: requiredEmail,
  phone: optionalPhone,
});

export type MemberForm = Infer<typeof memberForm>;

export const EMPTY_MEMBER: MemberForm = { name: '', email: '', phone: '' };

/** What the form says, as the API takes it: nothing typed is left out. */
export const toMemberRequest = ({ name, email, phone }: MemberForm): MemberRequest => ({
  name,
  email,
  phone: phone || undefined,
});

/** Points given or taken, as a form says it. */
export const adjustmentForm = object({
  direction: oneOf(['give', 'take']),
  points: string().check(
    trim(),
    refine((typed) => /^[1-9]\d*$/.test(typed), 'Please enter a whole number from 1'),
    refine(
      (typed) => !(Number(typed) > POINTS_ADJUSTMENT.max),
      `At most ${POINTS_ADJUSTMENT.max.toLocaleString('en-US')} points at once`,
    ),
  ),
  reason: requiredText(TEXT_LENGTH.ledgerDescription, 'Reason is required'),
});

export type AdjustmentForm = Infer<typeof adjustmentForm>;

export const EMPTY_ADJUSTMENT: AdjustmentForm = { direction: 'give', points: '', reason: '' };

/** Below zero when points are taken; NaN while no number is typed. */
export const adjustedBy = ({ direction, points }: Pick<AdjustmentForm, 'direction' | 'points'>): number =>
  (direction === 'take' ? -1 : 1) * (points.trim() === '' ? NaN : Number(points));

export const toAdjustmentRequest = (form: AdjustmentForm): AdjustmentRequest => ({
  points: adjustedBy(form),
  reason: form.reason,
});

/** Why an entry is taken back. */
export const reversalForm = object({
  reason: requiredText(TEXT_LENGTH.ledgerDescription, 'Reason is required'),
});

export type ReversalForm = Infer<typeof reversalForm>;
