import { enum as oneOf, object, refine, string, trim, type infer as Infer } from 'zod/mini';
import { POINTS_ADJUSTMENT, TEXT_LENGTH } from '#contract/limits';
import { requiredText } from '#shared/lib/form-texts';

/** Why staff change a ledger. */
export const reason = requiredText(TEXT_LENGTH.ledgerDescription, 'Reason is required');

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
  reason,
});

export type AdjustmentForm = Infer<typeof adjustmentForm>;

/** Below zero when points are taken; NaN while no number is typed. */
export const adjustedBy = ({ direction, points }: Pick<AdjustmentForm, 'direction' | 'points'>): number =>
  (direction === 'take' ? -1 : 1) * (points.trim() === '' ? NaN : Number(points));
