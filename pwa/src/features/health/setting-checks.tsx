import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { requestJson } from '#shared/http/http-client';
import { Button } from '#shared/ui/form/button';
import { unlessPending } from '#shared/ui/form/unless-pending';
import { useToastMutation } from '#shared/ui/mutation/use-toast-mutation';
import { PagePart } from '#shared/ui/layout/page-part';
import { mailVerdict, storageVerdict, type CheckVerdict } from './check-wording';

/** What an admin tries out after a change of the settings: a mail to themselves, and the file storage (design §10). */
export const SettingChecks = () => (
  <PagePart
    id="setting-checks"
    title="Mail and storage"
    hint="Try them after you set up the server, or when mails or photos go missing."
  >
    <Check
      path="/api/admin/checks/mail"
      label="Send a test mail"
      pendingLabel="Sending..."
      failed="Failed to send the test mail"
      verdictOf={mailVerdict}
    />
    <Check
      path="/api/admin/checks/storage"
      label="Check storage"
      pendingLabel="Checking..."
      failed="Failed to check the storage"
      verdictOf={storageVerdict}
    />
  </PagePart>
);

interface CheckProps<Answer> {
  path: string;
  label: string;
  pendingLabel: string;
  failed: string;
  verdictOf: (answer: Answer) => CheckVerdict;
}

const Check = <Answer,>({ path, label, pendingLabel, failed, verdictOf }: CheckProps<Answer>) => {
  const { data, isPending, mutate } = useToastMutation({
    send: () => requestJson<Answer>(path, { method: 'POST' }),
    failed,
  });
  return (
    <Stack gap="2">
      <Button look="outline" alignSelf="start" {...unlessPending(isPending, () => mutate())}>
        {isPending ? pendingLabel : label}
      </Button>
      <div role="status">{data !== undefined && <Verdict {...verdictOf(data)} />}</div>
    </Stack>
  );
};

const Verdict = ({ isGood, words }: CheckVerdict) => {
  const Icon = isGood ? CircleCheck : TriangleAlert;
  return (
    <Flex as="p" gap="2" align="start">
      <chakra.span flex="none" mt="0.125rem" color={isGood ? 'booked' : 'danger'}>
        <Icon size={20} aria-hidden />
      </chakra.span>
      <chakra.span minWidth="0" overflowWrap="anywhere">
        {words}
      </chakra.span>
    </Flex>
  );
};
