import {
  Award,
  Calendar,
  Clock,
  Crown,
  Heart,
  Medal,
  Moon,
  Music,
  Star,
  Target,
  Trophy,
  Zap,
  type LucideIcon,
} from 'lucide-react';
import { BADGE_COLORS, BADGE_ICONS, type BadgeIconName } from '#contract/badge-looks';
import './badge-icon.css';

const ICONS: Record<BadgeIconName, LucideIcon> = {
  Crown,
  Award,
  Star,
  Heart,
  Music,
  Moon,
  Calendar,
  Clock,
  Trophy,
  Medal,
  Target,
  Zap,
};

const KNOWN_COLORS = new Set<string>(BADGE_COLORS.map(({ value }) => value));

interface BadgeIconProps {
  /** As stored, e.g. `Star`; an unknown one is drawn as a Star. */
  icon: string;
  /** As stored, e.g. `bg-goldenrod`; an unknown one is painted grey. */
  color: string;
  /** Not reached yet: grey, whatever its colour (spec §9). */
  isLocked?: boolean;
  /** Medium unless told. */
  size?: 'small' | 'medium' | 'large';
}

/** A badge's picture: its icon struck into a coloured disc. Decoration: the badge's name stands beside it. */
export const BadgeIcon = ({ icon, color, isLocked, size = 'medium' }: BadgeIconProps) => {
  const Icon = ICONS[BADGE_ICONS.find((name) => name === icon) ?? 'Star'];
  const paint = !isLocked && KNOWN_COLORS.has(color) ? color : 'badge-icon-grey';
  return (
    <span
      className={`badge-icon badge-icon-${size} ${paint}`}
      data-locked={isLocked || undefined}
      aria-hidden
    >
      <Icon />
    </span>
  );
};
