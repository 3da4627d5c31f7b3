import { Box, type BoxProps } from '@chakra-ui/react/box';
import { Wrap } from '@chakra-ui/react/wrap';
import { Pencil, Trash2 } from 'lucide-react';
import { Button } from '#shared/ui/form/button';
import { BadgeIcon } from '#features/loyalty/shown/badge-icon';
import type { Badge } from './badges.queries';
import { categoryWord, holdersLine, pointsLine, requirementLine } from '#features/loyalty/badge-wording';
import { RowCard, RowWords } from '#features/loyalty/layout/row-card';

interface BadgeRowProps {
  badge: Badge;
  onEdit: () => void;
  onDelete: () => void;
}

/** A badge as staff look after it. */
export const BadgeRow = ({ badge, onEdit, onDelete }: BadgeRowProps) => (
  <RowCard
    align="center"
    alignContent="start"
    {...(!badge.isActive && { borderStyle: 'dashed', borderColor: 'control' })}
    aria-label={badge.name}
  >
    <BadgeIcon icon={badge.icon} color={badge.color} isLocked={!badge.isActive} />
    <RowWords>
      <h3 dir="auto">{badge.name}</h3>
      {badge.description && <p dir="auto">{badge.description}</p>}
    </RowWords>
    <Wrap as="ul" flex="1 0 100%" align="center" gap="4" rowGap="0.25rem" fontSize="sm">
      <Pill>{categoryWord(badge.category)}</Pill>
      {!badge.isActive && (
        <Pill borderColor="transparent" bg="dangerSoft" color="danger">
          Switched off
        </Pill>
      )}
      <li>{requirementLine(badge)}</li>
      <li>{pointsLine(badge.points)}</li>
      <li>{holdersLine(badge.holders ?? 0)}</li>
    </Wrap>
    <Wrap
      flex="1 0 100%"
      justify={{ lg: 'flex-end' }}
      gap="2"
      css={{ '& > button': { flex: { base: '1 0 auto', lg: 'none' } } }}
    >
      <Button look="outline" aria-label={`Edit ${badge.name}`} onClick={onEdit}>
        <Pencil size={20} aria-hidden /> Edit
      </Button>
      <Button look="danger" aria-label={`Delete ${badge.name}`} onClick={onDelete}>
        <Trash2 size={20} aria-hidden /> Delete
      </Button>
    </Wrap>
  </RowCard>
);

const Pill = (props: BoxProps) => (
  <Box
    as="li"
    px="3"
    py="0.125rem"
    borderWidth="1px"
    borderColor="line"
    rounded="full"
    bg="raised"
    fontWeight="600"
    {...props}
  />
);
