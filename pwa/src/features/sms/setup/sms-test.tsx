import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Send } from 'lucide-react';
import { TEXT_LENGTH } from '#contract/limits';
import { Button } from '#shared/ui/form/button';
import { fieldOf } from '#shared/ui/form/field-of';
import { PhoneField, TextAreaField } from '#shared/ui/form/fields';
import { FormStack } from '#shared/ui/layout/form-stack';
import { LeaveQuestion } from '#shared/ui/mutation/leave-question';
import { SmsSection } from '#features/sms/sms-section';
import { sampleMessages } from './sms-samples';
import { useSmsTest } from './use-sms-test';

interface SmsTestProps {
  /** Names of artists the venue knows, for the samples. */
  artists: readonly string[];
  /** What else shows events. */
  onEventMade: () => void;
}

/** The test form and its sample messages (spec §2 "SMS tab", §5): as if the message had come by text. */
export const SmsTest = ({ artists, onEventMade }: SmsTestProps) => {
  const { form, submit, isProcessing } = useSmsTest(onEventMade);
  return (
    <SmsSection
      id="sms-test"
      title="Test SMS Processing"
      hint="As if the message had come by text: what is complete and free becomes an event at once. Nobody gets a reply, but a real phone number is told once the event is made."
    >
      <FormStack noValidate onSubmit={(event) => void submit(event)}>
        <PhoneField label="Phone Number" {...fieldOf(form, 'phoneNumber')} autoComplete="off" />
        <TextAreaField
          label="Message Text"
          {...fieldOf(form, 'messageText')}
          rows={3}
          maxLength={TEXT_LENGTH.smsMessage}
          required
        />
        <Samples
          artists={artists}
          onChoose={(text) => form.setValue('messageText', text, { shouldDirty: true, shouldValidate: true })}
        />
        <Button type="submit" aria-disabled={isProcessing || undefined}>
          <Send size={20} aria-hidden /> {isProcessing ? 'Processing...' : 'Process SMS'}
        </Button>
        <LeaveQuestion isDirty={form.formState.isDirty} />
      </FormStack>
    </SmsSection>
  );
};

const Sample = chakra(
  'button',
  {
    base: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      minHeight: '2.75rem',
      px: '3',
      py: '2',
      border: '1px dashed',
      borderColor: 'control',
      rounded: 'control',
      bg: 'surface',
      fontSize: 'sm',
      textAlign: 'start',
      cursor: 'pointer',
      _hover: { borderColor: 'accent', borderStyle: 'solid' },
    },
  },
  { defaultProps: { type: 'button' } },
);

interface SamplesProps {
  artists: readonly string[];
  onChoose: (text: string) => void;
}

const Samples = ({ artists, onChoose }: SamplesProps) => (
  <Stack gap="2" role="group" aria-labelledby="sms-samples">
    <chakra.h3 id="sms-samples" fontFamily="body" fontSize="sm" fontWeight="600">
      Sample messages
    </chakra.h3>
    {sampleMessages(artists).map(({ label, text }) => (
      <Sample key={label} onClick={() => onChoose(text)}>
        <strong>{label}</strong>
        <chakra.span color="muted" dir="auto">
          {text}
        </chakra.span>
      </Sample>
    ))}
  </Stack>
);
