import { Box } from '@chakra-ui/react/box';
import { Flex, type FlexProps } from '@chakra-ui/react/flex';
import { Stack, type StackProps } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import {
  CheckCircle2,
  Clock,
  DoorOpen,
  Mail,
  TriangleAlert,
  UserRound,
  XCircle,
  type LucideIcon,
} from 'lucide-react';
import type { VerificationStatus } from '#contract/photos';
import type { ReactNode } from 'react';
import { momentOf } from '#shared/lib/dates/instant-words';
import { useVenueZone } from '#shared/lib/dates/venue-zone';
import {
  doorLine,
  factsOf,
  othersLine,
  showLine,
  STATUS_WORDS,
  warningsOf,
} from '#features/verification/list/verification-wording';
import { madeRecipe } from '#shared/theme/made-recipe';
import { StatusPill } from '#shared/ui/layout/status-pill';
import type { Verification } from '#features/verification/verifications.queries';
import { SharedWords } from './shared-words';

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
    <SharedWords photo={checkIn.photo} mb="2" />
    <Line>
      <Clock size={16} aria-hidden /> {momentOf(checkIn.occurredAt, useVenueZone())}
    </Line>
    {doorLine(checkIn) && (
      <Line dir="auto">
        <DoorOpen size={16} aria-hidden /> {doorLine(checkIn)}
      </Line>
    )}
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
      <Face {...earlier} alt="The earlier photo" />
    </Earlier>
  );

/** Their earlier faces, to compare. */
const Others = ({ checkIn: { otherCount, others } }: { checkIn: Verification }) => (
  <Earlier label="Other check-ins" line={othersLine(otherCount)}>
    {others.map((other) => (
      <Face key={other.id} {...other} alt="" />
    ))}
  </Earlier>
);

/** Small photos beside each other, each with the name of its show. */
const Earlier = ({ label, line, children }: { label: string; line: string; children: ReactNode }) => (
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

const STATUS_LOOKS = {
  pending: { icon: Clock, color: 'muted' },
  approved: { icon: CheckCircle2, color: 'booked' },
  rejected: { icon: XCircle, color: 'danger' },
} satisfies Record<VerificationStatus, { icon: LucideIcon; color: string }>;

/** A square that its photo fills; the icon behind it stands for one that is missing. */
export const PhotoFrame = chakra(
  'span',
  madeRecipe({
    className: 'photo-frame',
    base: {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      rounded: 'control',
      bg: 'raised',
      '& > img': {
        position: 'absolute',
        inset: '0',
        width: '100%',
        height: '100%',
        borderRadius: 'inherit',
        objectFit: 'cover',
      },
    },
  }),
);

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

interface FaceProps {
  thumbnailUrl: string | null;
  alt: string;
  eventName: string | null;
  status?: VerificationStatus;
}

const Face = ({ thumbnailUrl, alt, eventName, status }: FaceProps) => {
  const look = status && STATUS_LOOKS[status];
  return (
    <li>
      <PhotoFrame width="4rem" height="4rem">
        <UserRound size={24} aria-hidden />
        {thumbnailUrl && <img src={thumbnailUrl} alt={alt} loading="lazy" decoding="async" />}
        {look && (
          <Mark color={look.color}>
            <look.icon size={16} aria-hidden />
          </Mark>
        )}
      </PhotoFrame>
      <span dir="auto">{eventName ?? 'Deleted show'}</span>
      {status && <span className="visually-hidden">, {STATUS_WORDS[status]}</span>}
    </li>
  );
};
