import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { maxLength, minLength, object, string, trim, type infer as Infer } from 'zod/mini';
import { VERIFICATION_REASON_LENGTH } from '#contract/photos';
import { Sheet } from '#shared/ui/dialog/sheet';
import { Button } from '#shared/ui/form/button';
import { fieldOf } from '#shared/ui/form/field-of';
import { TextAreaField } from '#shared/ui/form/fields';
import { FormStack } from '#shared/ui/layout/form-stack';
import { LeaveQuestion } from '#shared/ui/mutation/leave-question';
import { useWhenSaved } from '#shared/ui/mutation/use-when-saved';
import { QUICK_REASONS } from '#features/verification/list/verification-wording';

interface RejectSheetProps {
  /** Whose check-in, or how many. */
  what: string;
  onReject: (reason: string) => void;
  onClose: () => void;
}

/** Asks why a check-in is rejected: one tap on what is mostly the reason, or own words. */
export const RejectSheet = ({ what, onReject, onClose }: RejectSheetProps) => {
  const formId = useId();
  const form = useForm<RejectForm>({ resolver: zodResolver(rejectSchema), defaultValues: { reason: '' } });
  const [reason, setReason] = useState<string | null>(null);
  useWhenSaved(reason !== null, () => onReject(reason ?? ''));
  const { isDirty } = form.formState;
  return (
    <Sheet title="Reject" subtitle={what} onClose={onClose}>
      <Stack gap="3">
        <chakra.p id={`${formId}-why`} color="muted" fontSize="sm">
          The guest gets an email with the reason. Points for the show are taken back.
        </chakra.p>
        <Stack as="ul" gap="2" aria-describedby={`${formId}-why`}>
          {QUICK_REASONS.map((quick) => (
            <li key={quick}>
              <Button look="outline" wide onClick={() => setReason(quick)}>
                {quick}
              </Button>
            </li>
          ))}
        </Stack>
        <FormStack
          gap="3"
          noValidate
          onSubmit={(submission) => void form.handleSubmit((typed) => setReason(typed.reason))(submission)}
        >
          <TextAreaField
            label="Another reason"
            {...fieldOf(form, 'reason')}
            rows={2}
            maxLength={VERIFICATION_REASON_LENGTH}
          />
          <Button type="submit" look="danger" wide>
            Reject
          </Button>
        </FormStack>
      </Stack>
      <LeaveQuestion isDirty={isDirty && reason === null} />
    </Sheet>
  );
};

/** Why a check-in is rejected, in staff's own words. */
const rejectSchema = object({
  reason: string().check(
    trim(),
    minLength(1, 'Please say why: the guest will be told'),
    maxLength(VERIFICATION_REASON_LENGTH, `Reason must be at most ${VERIFICATION_REASON_LENGTH} characters`),
  ),
});

type RejectForm = Infer<typeof rejectSchema>;
