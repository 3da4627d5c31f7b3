import { Wrap } from '@chakra-ui/react/wrap';
import { StatusPill } from '#shared/ui/layout/status-pill';
import { BadgeIcon } from '#features/loyalty/shown/badge-icon';
import type { Badge } from './badges.queries';
import { categoryWord, holdersLine, pointsLine, requirementLine } from '#features/loyalty/badge-wording';
import { RowCard, RowWords } from '#features/loyalty/layout/cards';
import { EditOrDelete } from '#features/loyalty/layout/edit-or-delete';

interface BadgeRowProps {
  badge: Badge;
  onOpen: (form: 'edit' | 'delete') => void;
}

/** A badge as staff look after it. */
export const BadgeRow = ({ badge, onOpen }: BadgeRowProps) => (
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
      <StatusPill as="li">{categoryWord(badge.category)}</StatusPill>
      {!badge.isActive && (
        <StatusPill as="li" tone="danger">
          Switched off
        </StatusPill>
      )}
      <li>{requirementLine(badge)}</li>
      <li>{pointsLine(badge.points)}</li>
      <li>{holdersLine(badge.holders ?? 0)}</li>
    </Wrap>
    <EditOrDelete name={badge.name} onOpen={onOpen} />
  </RowCard>
);
