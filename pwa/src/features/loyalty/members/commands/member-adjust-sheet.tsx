import { Text } from '@chakra-ui/react/text';
import { Minus, Plus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { TEXT_LENGTH } from '#contract/limits';
import { fieldOf } from '#shared/ui/form/field-of';
import { RequiredField, TextField } from '#shared/ui/form/fields';
import { FormSheet } from '#shared/ui/dialog/form-sheet';
import { pointsLine } from '#features/loyalty/badge-wording';
import { ChoiceTile } from '#shared/ui/form/choice-tile';
import { adjustedBy } from '#features/loyalty/members/adjustment-form';
import type { Member } from '#features/loyalty/members/members.queries';
import { Choices } from './choices';
import { useAdjustment } from '#features/loyalty/members/use-member-commands';

const DIRECTIONS = [
  { value: 'give', label: 'Add points', icon: Plus },
  { value: 'take', label: 'Take away', icon: Minus },
] as const;

/** Adjust points: how many, in which direction, and why; says what the balance will be. */
export const MemberAdjustSheet = ({ member, onClose }: { member: Member; onClose: () => void }) => {
  const { form, ...sheet } = useAdjustment(member.id, onClose);
  const [direction, points] = form.watch(['direction', 'points']);
  const balance = member.totalPoints - member.spentPoints;
  return (
    <FormSheet
      {...sheet}
      title="Adjust Points"
      subtitle={`${member.name} has ${pointsLine(balance)}${member.spentPoints > 0 ? ' to spend' : ''}.`}
      onClose={onClose}
      submitLabel={direction === 'take' ? 'Take Points Away' : 'Add Points'}
      pendingLabel="Adjusting..."
    >
      <Choices legend="What to do" minChildWidth="min(100%, 8.5rem)">
        {DIRECTIONS.map(({ value, label, icon: Icon }) => (
          <ChoiceTile key={value}>
            <input type="radio" value={value} {...form.register('direction')} />
            <Icon size={20} aria-hidden />
            <span>{label}</span>
          </ChoiceTile>
        ))}
      </Choices>
      <TextField
        label="Points"
        {...fieldOf(form, 'points')}
        inputMode="numeric"
        autoComplete="off"
        required
      />
      <ReasonField hint="The member reads it among their points." {...fieldOf(form, 'reason')} />
      <NewBalance now={balance} by={adjustedBy({ direction, points })} />
    </FormSheet>
  );
};

/** Why a ledger is changed. */
export const ReasonField = (field: Omit<ComponentProps<typeof TextField>, 'label'>) => (
  <RequiredField label="Reason" maxLength={TEXT_LENGTH.ledgerDescription} {...field} />
);

/** What the balance will be. The venue refuses an adjustment that takes it below zero. */
const NewBalance = ({ now, by }: { now: number; by: number }) => {
  const isTooLow = by < 0 && now + by < 0;
  return (
    <Text
      p="3"
      rounded="control"
      bg={isTooLow ? 'dangerSoft' : 'waitingSoft'}
      color={isTooLow ? 'danger' : 'waiting'}
      fontWeight="600"
      role="status"
      hidden={Number.isNaN(by)}
    >
      {isTooLow ? 'That is more than they have.' : `New balance: ${pointsLine(now + by)}`}
    </Text>
  );
};
