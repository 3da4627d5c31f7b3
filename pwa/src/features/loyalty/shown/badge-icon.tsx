import { chakra } from '@chakra-ui/react/styled-system';
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
import type { CSSProperties } from 'react';
import { BADGE_ICONS, type BadgeColor, type BadgeIconName } from '#contract/loyalty';
import { madeRecipe } from '#shared/theme/made-recipe';

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

const painted = (disc: string, glyph = '#ffffff') => ({ '--disc': disc, '--glyph': glyph }) as CSSProperties;

const GREY = painted('#6d6762');

/** The same by day and night; the glyph keeps 4.5:1 to every disc. */
const PAINTS: Record<BadgeColor, CSSProperties> = {
  'bg-yellow-500': painted('#f2cf4a', '#3a2a08'),
  'bg-red-500': painted('#b3261e'),
  'bg-blue-500': painted('#28537d'),
  'bg-green-500': painted('#1f7a3d'),
  'bg-purple-500': painted('#6b3fa0'),
  'bg-orange-500': painted('#f08c2e', '#3a1c02'),
  'bg-pink-500': painted('#f09ab4', '#4a0f24'),
  'bg-goldenrod': painted('#d9a01f', '#2b1a10'),
  'bg-crimson': painted('#a3102c'),
};

const paintOf = new Map<string, CSSProperties>(Object.entries(PAINTS));

/** A struck disc. */
const Disc = chakra(
  'span',
  madeRecipe({
    base: {
      display: 'inline-grid',
      flex: 'none',
      placeItems: 'center',
      borderRadius: '50%',
      background: 'radial-gradient(circle at 35% 25%, rgb(255 255 255 / 0.18), transparent 55%) var(--disc)',
      color: 'var(--glyph)',
      '& > svg': { width: '50%', height: '50%' },
    },
    variants: {
      size: {
        small: { width: '2rem', height: '2rem' },
        choice: { width: '2.25rem', height: '2.25rem' },
        medium: { width: '3rem', height: '3rem' },
        large: { width: '4.5rem', height: '4.5rem' },
      },
      hasRim: {
        true: {
          boxShadow:
            'inset 0 0 0 0.1875rem var(--disc), inset 0 0 0 0.25rem color-mix(in srgb, var(--glyph) 45%, transparent)',
        },
      },
      isLocked: {
        true: { border: '2px dashed', borderColor: 'control', background: 'none', color: 'muted' },
      },
    },
  }),
);

interface BadgeIconProps {
  /** As stored, e.g. `Star`; an unknown one is drawn as a Star. */
  icon: string;
  /** As stored, e.g. `bg-goldenrod`; an unknown one is painted grey. */
  color: string;
  /** Not reached yet: grey, whatever its colour (spec §9). */
  isLocked?: boolean;
  /** Medium unless told. */
  size?: 'small' | 'choice' | 'medium' | 'large';
}

/** A badge's picture: its icon struck into a coloured disc. Decoration: the badge's name stands beside it. */
export const BadgeIcon = ({ icon, color, isLocked = false, size = 'medium' }: BadgeIconProps) => {
  const Icon = ICONS[BADGE_ICONS.find((name) => name === icon) ?? 'Star'];
  return (
    <Disc
      className="badge-icon"
      size={size}
      hasRim={size !== 'small' && !isLocked}
      isLocked={isLocked}
      style={isLocked ? undefined : (paintOf.get(color) ?? GREY)}
      aria-hidden
    >
      <Icon />
    </Disc>
  );
};
