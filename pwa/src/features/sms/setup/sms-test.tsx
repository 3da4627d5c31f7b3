import { Send } from 'lucide-react';
import { TEXT_LENGTH } from '#contract/limits';
import { Button } from '#shared/ui/form/button';
import { Field } from '#shared/ui/form/field';
import { Input, TextArea } from '#shared/ui/form/input';
import { sampleMessages } from './sms-samples';
import { useSmsTest } from './use-sms-test';

interface SmsTestProps {
  /** Names of artists whom the venue knows, for the samples. */
  artists: readonly string[];
  /** What else shows events. */
  onEventMade: () => void;
}

/** The test form and its sample messages (spec §2 "SMS tab", §5): as if the message had come by text. */
export const SmsTest = ({ artists, onEventMade }: SmsTestProps) => {
  const { form, submit, isProcessing } = useSmsTest(onEventMade);
  const { errors } = form.formState;
  return (
    <section className="sms-section" aria-labelledby="sms-test">
      <div>
        <h2 id="sms-test">Test SMS Processing</h2>
        <p className="sms-muted">
          As if the message had come by text: what is complete and free becomes an event at once. Nobody gets
          a reply.
        </p>
      </div>
      <form className="sms-test" noValidate onSubmit={(event) => void submit(event)}>
        <Field label="Phone Number" error={errors.phoneNumber?.message}>
          {(control) => (
            <Input
              {...control}
              {...form.register('phoneNumber')}
              type="tel"
              autoComplete="off"
              maxLength={TEXT_LENGTH.phone}
            />
          )}
        </Field>
        <Field label="Message Text" error={errors.messageText?.message}>
          {(control) => (
            <TextArea
              {...control}
              {...form.register('messageText')}
              rows={3}
              dir="auto"
              maxLength={TEXT_LENGTH.smsMessage}
              required
            />
          )}
        </Field>
        <Samples
          artists={artists}
          onChoose={(text) => form.setValue('messageText', text, { shouldDirty: true, shouldValidate: true })}
        />
        <Button type="submit" aria-disabled={isProcessing || undefined}>
          <Send size={20} aria-hidden /> {isProcessing ? 'Processing...' : 'Process SMS'}
        </Button>
      </form>
    </section>
  );
};

interface SamplesProps {
  artists: readonly string[];
  onChoose: (text: string) => void;
}

const Samples = ({ artists, onChoose }: SamplesProps) => (
  <div className="sms-samples" role="group" aria-labelledby="sms-samples">
    <h3 id="sms-samples">Sample messages</h3>
    {sampleMessages(artists).map(({ label, text }) => (
      <button key={label} type="button" className="sms-sample" onClick={() => onChoose(text)}>
        <strong>{label}</strong>
        <span dir="auto">{text}</span>
      </button>
    ))}
  </div>
);
