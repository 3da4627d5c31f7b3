import { EVENT_TYPE_COLORS } from '#contract/events';
import './badge.css';

interface BadgeProps {
  label: string;
  /** An event type's stored class pair (spec §3); anything unknown is painted grey (spec §2). */
  color?: string;
}

const KNOWN_COLORS = new Set<string>(EVENT_TYPE_COLORS.map(({ value }) => value));

/** The coloured pill with an event's type. */
export const Badge = ({ label, color }: BadgeProps) => (
  <span className={`badge ${color && KNOWN_COLORS.has(color) ? color : 'badge-unknown'}`}>{label}</span>
);
