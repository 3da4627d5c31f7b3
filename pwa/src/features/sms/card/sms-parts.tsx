import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Check, CircleHelp } from 'lucide-react';
import { HiddenOnPhones } from '#shared/ui/layout/hidden-on-phones';
import type { SmsRequest } from '#features/sms/sms.queries';
import { type ReadPart, readParts } from '#features/sms/sms-wording';

/** What was read in a message, and of each part whether it is understood or asked about. */
export const SmsParts = ({ request }: { request: SmsRequest }) => {
  const parts = readParts(request);
  if (parts.length === 0) return null;
  return (
    <Stack
      as="dl"
      gap={{ base: '1', lg: '0' }}
      css={{
        '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '3', rowGap: '0' },
        '& dt': { flex: '0 0 5.5rem', color: 'muted', fontSize: 'sm' },
        '& dd': {
          display: 'flex',
          flex: '1 1 10rem',
          flexWrap: { base: 'nowrap', md: 'wrap' },
          alignItems: 'baseline',
          gap: '2',
          rowGap: '0',
          minWidth: '0',
        },
        '& dd > *': { minWidth: '0' },
      }}
    >
      {parts.map(({ part, label, text, isUnderstood, perhaps }) => (
        <div key={part}>
          <dt>{label}</dt>
          <dd>
            {perhaps === null ? (
              <Said text={text} isUnderstood={isUnderstood} />
            ) : (
              <Change from={text} to={perhaps} />
            )}
          </dd>
        </div>
      ))}
    </Stack>
  );
};

const Said = ({ text, isUnderstood }: Pick<ReadPart, 'text' | 'isUnderstood'>) => (
  <>
    {text === null ? (
      <chakra.span color="muted" fontSize="sm">
        Not said
      </chakra.span>
    ) : (
      <bdi>{text}</bdi>
    )}
    <Sureness isUnderstood={isUnderstood} />
  </>
);

/** What was asked for, and what its sender most likely wants instead. */
const Change = ({ from, to }: { from: string | null; to: string }) => (
  <span>
    {from !== null && (
      <>
        <span className="visually-hidden">was </span>
        <chakra.s color="muted">
          <bdi>{from}</bdi>
        </chakra.s>
      </>
    )}{' '}
    <chakra.span display="inline-block" color="waiting" fontWeight="600">
      perhaps <bdi>{to}</bdi>
    </chakra.span>
  </span>
);

/** A phone's card stays short: there the tick says it, to the ear in words. */
const Sureness = ({ isUnderstood }: { isUnderstood: boolean }) => (
  <chakra.span
    display="inline-flex"
    alignItems="baseline"
    gap="0.125rem"
    color={isUnderstood ? 'booked' : 'waiting'}
    fontSize="sm"
    fontWeight="600"
    css={{ '& > svg': { alignSelf: 'center' } }}
  >
    {isUnderstood ? (
      <>
        <Check size={16} aria-hidden /> <HiddenOnPhones>understood</HiddenOnPhones>
      </>
    ) : (
      <>
        <CircleHelp size={16} aria-hidden /> asks
      </>
    )}
  </chakra.span>
);
