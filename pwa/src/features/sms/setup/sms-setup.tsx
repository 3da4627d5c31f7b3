import { Stack } from '@chakra-ui/react/stack';
import { useQuery } from '@tanstack/react-query';
import { Check, CircleAlert, Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { PasteText } from '#shared/ui/layout/paste-text';
import { Button } from '#shared/ui/form/button';
import { copyAddress } from '#shared/ui/page/share-page';
import { LoadingPart } from '#shared/ui/feedback/loading-part';
import { Unanswered } from '#shared/ui/feedback/unanswered';
import { IconLine } from '#features/sms/icon-line';
import { SmsSection } from '#features/sms/sms-section';
import { smsSetupQuery, type SmsSetup as Setup } from '#features/sms/sms.queries';

/** How to connect a number of the provider's: what to paste where, and what the server still lacks (spec §2). */
export const SmsSetup = () => {
  const query = useQuery(smsSetupQuery);
  return (
    <SmsSection id="sms-setup" title="Webhook Setup">
      {query.data ? (
        <Steps setup={query.data} />
      ) : (
        <Unanswered query={query} what="The address to paste">
          <LoadingPart label="Loading webhook setup" heights={['10rem']} />
        </Unanswered>
      )}
    </SmsSection>
  );
};

const Steps = ({ setup }: { setup: Setup }) => {
  const address = addressToPaste(setup, location.origin);
  return (
    <>
      <p>
        In the Twilio Console, open Phone Numbers, Manage, Active numbers and your number. Under “Messaging
        Configuration”, set “A message comes in” to Webhook, paste this address, choose HTTP {setup.method}{' '}
        and save. Paste it again at “Primary handler fails”: then a message gets one more try when the venue’s
        computer is away for a moment.
      </p>
      <Stack gap="2">
        <PasteText>{address}</PasteText>
        <Button look="outline" onClick={() => void copyAddress(address, 'Address copied')}>
          <Copy size={20} aria-hidden /> Copy address
        </Button>
      </Stack>
      <Stack as="ul" gap="2">
        <CheckLine isSet={setup.hasPublicAddress}>
          {setup.hasPublicAddress
            ? 'The address can be reached from outside.'
            : 'PUBLIC_URL is not set, so this is where you opened the app. Twilio must be able to reach it from outside.'}
        </CheckLine>
        <CheckLine isSet={setup.hasToken}>{tokenLine(setup)}</CheckLine>
        <CheckLine isSet={setup.number !== null}>
          {setup.number === null ? (
            'No number is set: set TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM, or nothing can be sent.'
          ) : (
            <>
              Texts are sent from <bdi>{setup.number}</bdi>.
            </>
          )}
        </CheckLine>
      </Stack>
    </>
  );
};

/** The server may not know its own address; the reader of this page has reached it by one. */
const addressToPaste = ({ webhookUrl, hasPublicAddress }: Setup, origin: string): string =>
  hasPublicAddress ? webhookUrl : webhookUrl.replace(new URL(webhookUrl).origin, origin);

const tokenLine = ({ hasToken, checksSignatures }: Setup): string => {
  if (hasToken) return 'The auth token is set: only messages that Twilio signed are taken.';
  return checksSignatures
    ? 'No auth token is set, so every message is refused: set TWILIO_AUTH_TOKEN.'
    : 'No auth token is set, so anybody could post messages: set TWILIO_AUTH_TOKEN before you go live.';
};

const CheckLine = ({ isSet, children }: { isSet: boolean; children: ReactNode }) => (
  <IconLine as="li" icon={isSet ? Check : CircleAlert} iconColor={isSet ? 'booked' : 'waiting'}>
    {children}
  </IconLine>
);
