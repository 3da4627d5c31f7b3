import { SmsHistory } from '#features/sms/card/sms-history';
import './sms.css';
import { SmsSetup } from '#features/sms/setup/sms-setup';
import { SmsTest } from '#features/sms/setup/sms-test';

interface SmsPanelProps {
  /** Names of artists whom the venue knows, for the samples. */
  artists: readonly string[];
  /** What else shows events. */
  onEventMade: () => void;
}

/** The SMS tab (spec §2): what came, a form to try messages with, and how to connect a number. */
export const SmsPanel = ({ artists, onEventMade }: SmsPanelProps) => (
  <div className="sms">
    <SmsHistory onEventMade={onEventMade} />
    <SmsTest artists={artists} onEventMade={onEventMade} />
    <SmsSetup />
  </div>
);
