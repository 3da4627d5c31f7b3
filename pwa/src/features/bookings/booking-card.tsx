import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { StatusPill } from '#shared/ui/layout/status-pill';
import { useId, type ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { STATUS_NAMES } from './booking-wording';

const STATUS_TONES = {
  pending: 'waiting',
  accepted: 'good',
  approved: 'good',
  confirmed: 'good',
  contacted: 'plain',
  declined: 'danger',
  rejected: 'danger',
  cancelled: 'danger',
} as const satisfies Record<keyof typeof STATUS_NAMES, string>;

/** A line of what is known of a booking, with its picture; what is not known is left out. */
export interface BookingFact {
  icon: LucideIcon;
  text: string | null;
  /** What the line is about, for those who do not see its picture. */
  label: string;
  href?: string;
}

interface BookingCardProps {
  title: string;
  subtitle: string;
  status: keyof typeof STATUS_NAMES;
  facts: readonly BookingFact[];
  children?: ReactNode;
  actions?: ReactNode;
}

/** A booking of any kind: who and when, where it stands, and what can be done. */
export const BookingCard = ({ title, subtitle, status, facts, children, actions }: BookingCardProps) => {
  const id = useId();
  return (
    <Stack
      as="article"
      gap="3"
      p="4"
      borderWidth="1px"
      borderColor="line"
      rounded="card"
      bg="surface"
      aria-labelledby={id}
    >
      <Flex as="header" wrap="wrap" align="start" justify="space-between" gap="2">
        <Box flex="1 1 10rem" minWidth="0" color="muted" fontSize="sm" overflowWrap="anywhere">
          <chakra.h3 id={id} color="ink" fontSize="lg" dir="auto">
            {title}
          </chakra.h3>
          <p>{subtitle}</p>
        </Box>
        <StatusPill tone={STATUS_TONES[status]}>{STATUS_NAMES[status]}</StatusPill>
      </Flex>
      <Flex as="ul" wrap="wrap" gap="1" columnGap="1rem" css={{ '&:empty': { display: 'none' } }}>
        {facts.map((fact) => fact.text !== null && <Fact key={fact.label} {...fact} text={fact.text} />)}
      </Flex>
      {children}
      {actions && (
        <Flex
          wrap="wrap"
          justify={{ lg: 'flex-end' }}
          gap="2"
          css={{ '& > *': { flex: { base: '1 1 auto', lg: '0 1 auto' } } }}
        >
          {actions}
        </Flex>
      )}
    </Stack>
  );
};

const FactLink = chakra('a', {
  base: {
    display: 'inline-block',
    maxWidth: '100%',
    py: '0.625rem',
    color: 'accent',
    textDecoration: 'underline',
    overflowWrap: 'anywhere',
  },
});

const Fact = ({ icon: Icon, text, label, href }: BookingFact & { text: string }) => (
  <Flex as="li" align="center" gap="2" minWidth="0" maxWidth="100%" color="accent" overflowWrap="anywhere">
    <Box as={Icon} flex="none" width="18px" height="18px" aria-hidden />
    <chakra.span minWidth="0" color="ink">
      <span className="visually-hidden">{label}: </span>
      {href ? <FactLink href={href}>{text}</FactLink> : <bdi>{text}</bdi>}
    </chakra.span>
  </Flex>
);

/** What one side wrote to the other. */
export const BookingNote = ({ from, text }: { from: string; text: string | null }) =>
  text && (
    <Stack
      as="p"
      gap="1"
      ps="3"
      borderInlineStart="3px solid var(--chakra-colors-accent-solid)"
      whiteSpace="pre-line"
      overflowWrap="anywhere"
    >
      <chakra.strong color="muted" fontSize="sm">
        {from}
      </chakra.strong>
      <span dir="auto">{text}</span>
    </Stack>
  );
