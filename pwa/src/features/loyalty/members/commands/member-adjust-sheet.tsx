import { Text } from '@chakra-ui/react/text';
import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import { TEXT_LENGTH } from '#contract/limits';
import { Button } from '#shared/ui/form/button';
import { Field } from '#shared/ui/form/field';
import { Input } from '#shared/ui/form/input';
import { LeaveQuestion } from '#shared/ui/mutation/leave-question';
import { Sheet } from '#shared/ui/dialog/sheet';
import { pointsLine } from '#features/loyalty/badge-wording';
import { ChoiceTile } from '#shared/ui/form/choice-tile';
import { adjustedBy } from '#features/loyalty/members/member-forms';
import type { Member } from '#features/loyalty/members/member-list.queries';
import { SheetForm } from '#features/loyalty/layout/sheet-form';
import { Choices } from './choices';
import { useAdjustment } from '#features/loyalty/members/use-member-commands';

const DIRECTIONS = [
  { value: 'give', label: 'Add points', icon: Plus },
  { value: 'take', label: 'Take away', icon: Minus },
] as const;

interface MemberAdjustSheetProps {
  member: Member;
  onClose: () => void;
}

/** Adjust points: how many, in which direction, and why; says what the balance will be. */
export const MemberAdjustSheet = ({ member, onClose }: MemberAdjustSheetProps) => {
  const formId = useId();
  const { form, submit, isSaving, isSaved } = useAdjustment(member.id, onClose);
  const { errors, isDirty } = form.formState;
  const [direction, points] = form.watch(['direction', 'points']);
  return (
    <Sheet
      title="Adjust Points"
      subtitle={`${member.name} has ${pointsLine(member.totalPoints)}.`}
      onClose={onClose}
      closesOnBack
      footer={
        <Button type="submit" form={formId} wide aria-disabled={isSaving || undefined}>
          {isSaving ? 'Adjusting...' : direction === 'take' ? 'Take Points Away' : 'Add Points'}
        </Button>
      }
    >
      <SheetForm id={formId} onSubmit={submit}>
        <Choices legend="What to do" sideBySide>
          {DIRECTIONS.map(({ value, label, icon: Icon }) => (
            <ChoiceTile key={value}>
              <input type="radio" value={value} {...form.register('direction')} />
              <Icon size={20} aria-hidden />
              <span>{label}</span>
            </ChoiceTile>
          ))}
        </Choices>
        <Field label="Points" error={errors.points?.message}>
          {(control) => (
            <Input
              {...control}
              {...form.register('points')}
              inputMode="numeric"
              autoComplete="off"
              required
            />
          )}
        </Field>
        <Field label="Reason" error={errors.reason?.message} hint="The member reads it among their points.">
          {(control) => (
            <Input
              {...control}
              {...form.register('reason')}
              autoComplete="off"
              maxLength={TEXT_LENGTH.ledgerDescription}
              required
              dir="auto"
            />
          )}
        </Field>
        <NewBalance now={member.totalPoints} by={adjustedBy({ direction, points })} />
      </SheetForm>
      <LeaveQuestion isDirty={isDirty && !isSaved} />
    </Sheet>
  );
};

/** Only adjustments are refused below zero: nobody owes the house points by hand. */
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
