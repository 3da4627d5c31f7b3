import { Box } from '@chakra-ui/react/box';
import { Flex, type FlexProps } from '@chakra-ui/react/flex';
import { Stack, type StackProps } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { CheckCircle2, Clock, Mail, TriangleAlert, UserRound, XCircle, type LucideIcon } from 'lucide-react';
import type { VerificationStatus } from '#contract/photos';
import type { ReactNode } from 'react';
import { momentOf } from '#shared/lib/dates/instant-words';
import { useVenueZone } from '#shared/lib/dates/venue-zone';
import {
  factsOf,
  othersLine,
  showLine,
  STATUS_WORDS,
  warningsOf,
} from '#features/verification/list/verification-wording';
import { StatusPill } from '#shared/ui/layout/status-pill';
import { PhotoFrame } from './photo-frame';
import type { Verification } from '#features/verification/verifications.queries';

/** Who checked in to what, and what makes staff look twice. */
export const CheckInWho = ({ checkIn, ...place }: { checkIn: Verification } & StackProps) => (
  <Stack gap="1" minWidth="0" {...place}>
    <chakra.h3 fontSize="xl" overflowWrap="anywhere" dir="auto">
      {checkIn.customerName}
    </chakra.h3>
    <p dir="auto">{showLine(checkIn)}</p>
    <CheckInWarnings checkIn={checkIn} mt="2" />
  </Stack>
);

/** What makes staff look twice; nothing when all is well. */
export const CheckInWarnings = ({ checkIn, ...place }: { checkIn: Verification } & FlexProps) => {
  const warnings = warningsOf(checkIn);
  if (warnings.length === 0) return null;
  return (
    <Flex as="ul" wrap="wrap" gap="2" {...place} aria-label="Look twice">
      {warnings.map((warning) => (
        <StatusPill as="li" key={warning} tone="waiting" fontWeight="400">
          <TriangleAlert size={14} aria-hidden /> {warning}
        </StatusPill>
      ))}
    </Flex>
  );
};

/** What else is known of a check-in, and other check-ins of the same person. */
export const CheckInFacts = ({ checkIn, ...place }: { checkIn: Verification } & StackProps) => (
  <Stack gap="1" minWidth="0" {...place}>
    <Line>
      <Clock size={16} aria-hidden /> {momentOf(checkIn.occurredAt, useVenueZone())}
    </Line>
    {checkIn.customerEmail && (
      <Line dir="auto">
        <Mail size={16} aria-hidden /> {checkIn.customerEmail}
      </Line>
    )}
    <Flex as="ul" wrap="wrap" gap="2" mt="2" aria-label="About this check-in">
      {factsOf(checkIn).map((fact) => (
        <StatusPill as="li" key={fact} bg="transparent" fontWeight="400">
          {fact}
        </StatusPill>
      ))}
    </Flex>
    <UsedBefore earlier={checkIn.usedBefore} />
    <Others checkIn={checkIn} />
  </Stack>
);

/** An e-mail has no place to break, so it breaks anywhere. */
const Line = (props: FlexProps) => (
  <Flex as="p" align="center" gap="2" color="muted" fontSize="sm" overflowWrap="anywhere" {...props} />
);

/** The earlier photo that this one is, or nearly is. */
const UsedBefore = ({ earlier }: { earlier: Verification['usedBefore'] }) =>
  earlier && (
    <Earlier label="The same photo before" line="The same photo, before">
      <li>
        <PhotoFrame width="4rem" height="4rem">
          <UserRound size={24} aria-hidden />
          <img src={earlier.thumbnailUrl} alt="The earlier photo" loading="lazy" decoding="async" />
        </PhotoFrame>
        <span dir="auto">{earlier.eventName ?? 'Deleted show'}</span>
      </li>
    </Earlier>
  );

/** Their earlier faces, to compare. */
const Others = ({ checkIn: { otherCount, others } }: { checkIn: Verification }) => (
  <Earlier label="Other check-ins" line={othersLine(otherCount)}>
    {others.map((other) => (
      <li key={other.id}>
        <OtherFace thumbnailUrl={other.thumbnailUrl} status={other.status} />
        <span dir="auto">{other.eventName ?? 'Deleted show'}</span>
        <span className="visually-hidden">, {STATUS_WORDS[other.status]}</span>
      </li>
    ))}
  </Earlier>
);

/** Small photos beside each other, each with the name of its show. */
const Earlier = ({
  label,
  line,
  children,
}: {
  label: string;
  line: string;
  children: ReactNode[] | ReactNode;
}) => (
  <Box as="section" mt="2" color="muted" fontSize="sm" aria-label={label}>
    <p>{line}</p>
    <Flex as="ul" wrap="wrap" gap="3" mt="2" css={{ '&:empty': { display: 'none' }, '& > li': FACE }}>
      {children}
    </Flex>
  </Box>
);

const FACE = {
  display: 'grid',
  gap: '1',
  justifyItems: 'center',
  width: '4.5rem',
  fontSize: 'xs',
  textAlign: 'center',
};

const STATUS_ICONS: Record<VerificationStatus, LucideIcon> = {
  pending: Clock,
  approved: CheckCircle2,
  rejected: XCircle,
};

const STATUS_COLORS: Record<VerificationStatus, string> = {
  pending: 'muted',
  approved: 'booked',
  rejected: 'danger',
};

/** At the corner of a photo, half outside. */
const Mark = chakra('span', {
  base: {
    position: 'absolute',
    insetBlockEnd: '-4px',
    insetInlineEnd: '-4px',
    rounded: '50%',
    bg: 'surface',
  },
});

const OtherFace = ({ thumbnailUrl, status }: { thumbnailUrl: string | null; status: VerificationStatus }) => {
  const Icon = STATUS_ICONS[status];
  return (
    <PhotoFrame width="4rem" height="4rem">
      <UserRound size={24} aria-hidden />
      {thumbnailUrl && <img src={thumbnailUrl} alt="" loading="lazy" decoding="async" />}
      <Mark color={STATUS_COLORS[status]}>
        <Icon size={16} aria-hidden />
      </Mark>
    </PhotoFrame>
  );
};
