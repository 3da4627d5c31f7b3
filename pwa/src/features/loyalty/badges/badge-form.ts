import { boolean, enum as oneOf, object, refine, string, trim, type infer as Infer } from 'zod/mini';
import { BADGE_POINTS, BADGE_REQUIREMENT, TEXT_LENGTH } from '#contract/limits';
import { BADGE_CATEGORIES, BADGE_DEFAULTS, BADGE_ICONS, REQUIREMENT_TYPES } from '#contract/loyalty';
import { isWholeIn, requiredText } from '#shared/lib/form-texts';
import type { Badge } from './badges.queries';

const wholeNumber = ({ min, max }: { min: number; max: number }, tooSmall: string) =>
  string().check(
    trim(),
    refine(isWholeIn({ min, max: Infinity }), tooSmall),
    refine((typed) => !(Number(typed) > max), `At most ${max.toLocaleString('en-US')}`),
  );

/** The Add and Edit Badge form (spec §5 "Add badge"). */
export const badgeForm = object({
  name: requiredText(TEXT_LENGTH.badgeName, 'Badge name is required'),
  description: requiredText(TEXT_LENGTH.badgeDescription, 'Description is required'),
  icon: oneOf(BADGE_ICONS, 'Icon is required'),
  color: requiredText(TEXT_LENGTH.badgeColor, 'Color is required'),
  category: oneOf(BADGE_CATEGORIES, 'Category is required'),
  requirement: wholeNumber(BADGE_REQUIREMENT, 'Requirement must be at least 1'),
  requirementType: oneOf(REQUIREMENT_TYPES, 'Requirement type is required'),
  points: wholeNumber(BADGE_POINTS, 'Points must be 0 or greater'),
  isActive: boolean(),
});

export type BadgeForm = Infer<typeof badgeForm>;

/** What the form starts with: spec §9's defaults, also for what a badge has that nobody knows any more; a color that another program gave stays. */
export const toBadgeForm = (badge: Badge | null): BadgeForm => {
  const { color, requirement, points } = badge ?? BADGE_DEFAULTS;
  return {
    name: badge?.name ?? '',
    description: badge?.description ?? '',
    icon: BADGE_ICONS.find((icon) => icon === badge?.icon) ?? BADGE_DEFAULTS.icon,
    color,
    category: BADGE_CATEGORIES.find((category) => category === badge?.category) ?? BADGE_DEFAULTS.category,
    requirementType:
      REQUIREMENT_TYPES.find((type) => type === badge?.requirementType) ?? BADGE_DEFAULTS.requirementType,
    requirement: String(requirement),
    points: String(points),
    isActive: badge?.isActive ?? true,
  };
};

/** A badge that would ask for something else, or be switched on: members may get it by that. */
export const mayBeAwarded = (badge: Badge, form: BadgeForm): boolean =>
  form.isActive &&
  (!badge.isActive ||
    badge.requirementType !== form.requirementType ||
    badge.requirement !== Number(form.requirement));

export const toBadgeChanges = ({ requirement, points, ...form }: BadgeForm) => ({
  ...form,
  requirement: Number(requirement),
  points: Number(points),
});
