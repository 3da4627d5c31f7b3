import { Pencil, Trash2 } from 'lucide-react';
import { Button } from '#shared/ui/form/button';
import { BadgeIcon } from '#features/loyalty/shown/badge-icon';
import type { Badge } from './badge-list.queries';
import './badge-row.css';
import {
  categoryWord,
  holdersLine,
  pointsLine,
  requirementLine,
} from '#features/loyalty/shown/badge-wording';

interface BadgeRowProps {
  badge: Badge;
  onEdit: () => void;
  onDelete: () => void;
}

/** A badge as staff look after it. */
export const BadgeRow = ({ badge, onEdit, onDelete }: BadgeRowProps) => (
  <article className="badge-row" data-inactive={!badge.isActive || undefined} aria-label={badge.name}>
    <BadgeIcon icon={badge.icon} color={badge.color} isLocked={!badge.isActive} />
    <div className="badge-row-words">
      <h3 dir="auto">{badge.name}</h3>
      {badge.description && <p dir="auto">{badge.description}</p>}
    </div>
    <ul className="badge-row-facts">
      <li className="badge-row-category">{categoryWord(badge.category)}</li>
      {!badge.isActive && <li className="badge-row-off">Switched off</li>}
      <li>{requirementLine(badge)}</li>
      <li>{pointsLine(badge.points)}</li>
      <li>{holdersLine(badge.holders ?? 0)}</li>
    </ul>
    <div className="badge-row-actions">
      <Button look="outline" aria-label={`Edit ${badge.name}`} onClick={onEdit}>
        <Pencil size={20} aria-hidden /> Edit
      </Button>
      <Button look="danger" aria-label={`Delete ${badge.name}`} onClick={onDelete}>
        <Trash2 size={20} aria-hidden /> Delete
      </Button>
    </div>
  </article>
);
