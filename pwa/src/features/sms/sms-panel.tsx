import { Grid } from '@chakra-ui/react/grid';
import { SmsHistory } from '#features/sms/card/sms-history';
import { SmsSetup } from '#features/sms/setup/sms-setup';
import { SmsTest } from '#features/sms/setup/sms-test';

interface SmsPanelProps {
  /** Names of artists the venue knows, for the samples. */
  artists: readonly string[];
  /** What else shows events. */
  onEventMade: () => void;
}

/** The SMS tab (spec §2): what came, a form to try messages with, and how to connect a number. */
export const SmsPanel = ({ artists, onEventMade }: SmsPanelProps) => (
  <Grid
    templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
    templateRows={{ lg: 'auto 1fr' }}
    alignItems={{ lg: 'start' }}
    gap="8"
    // The form stands beside what came and how it comes.
    css={{ '& > :nth-child(2)': { gridArea: { lg: '1 / 2 / span 2' } } }}
  >
    <SmsHistory onEventMade={onEventMade} />
    <SmsTest artists={artists} onEventMade={onEventMade} />
    <SmsSetup />
  </Grid>
);
