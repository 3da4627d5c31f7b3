import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { TEXT_LENGTH } from '#contract/limits';
import { FormSheet } from '#shared/ui/dialog/form-sheet';
import { Checkbox } from '#shared/ui/form/checkbox';
import { fieldOf } from '#shared/ui/form/field-of';
import { RequiredField, TextAreaField, TextField } from '#shared/ui/form/fields';
import type { Reward } from '#features/loyalty/rewards/rewards.queries';
import { useRewardForm } from './use-reward-form';

/** Add Reward, or Edit Reward when there is one. */
export const RewardSheet = ({ reward, onClose }: { reward: Reward | null; onClose: () => void }) => {
  const { form, ...sheet } = useRewardForm(reward, onClose);
  return (
    <FormSheet
      {...sheet}
      title={reward ? 'Edit Reward' : 'Add Reward'}
      subtitle={reward && 'What was handed over keeps the name and the points it had.'}
      onClose={onClose}
      submitLabel={reward ? 'Save Changes' : 'Add Reward'}
    >
      <RequiredField label="Name" {...fieldOf(form, 'name')} maxLength={TEXT_LENGTH.rewardName} />
      <TextAreaField label="Description" {...fieldOf(form, 'description')} rows={2} placeholder="Optional" />
      <SimpleGrid minChildWidth="min(100%, 8.5rem)" gap="var(--chakra-spacing-4) var(--chakra-spacing-3)">
        <TextField label="Points" {...fieldOf(form, 'points')} {...NUMBER} required />
        <TextField
          label="How many"
          hint="Empty: as many as asked for."
          {...fieldOf(form, 'stock')}
          {...NUMBER}
        />
      </SimpleGrid>
      <TextField label="Last night" hint="Empty: no end." type="date" {...fieldOf(form, 'offeredUntil')} />
      <Checkbox {...form.register('isOffered')} hint="What is not offered is on no member's list.">
        Offered
      </Checkbox>
    </FormSheet>
  );
};

const NUMBER = { type: 'number', inputMode: 'numeric' } as const;
