import { POINTS_ADJUSTMENT } from '#contract/limits.js';
import type { ImportColumns } from '#contract/rules/imports.js';
import { cellOf, short } from './show-row-rules.js';

/** Somebody whom a row names, as it stands there. */
export interface NamedMember {
  name: string;
  email: string;
  phone: string;
  points: number;
}

/** Who a row names, or why nobody can be told from it. */
export const readMemberRow = (
  cells: readonly string[],
  columns: ImportColumns,
): { member: NamedMember } | { problem: string } => {
  const cell = (field: keyof ImportColumns): string => cellOf(cells, columns, field).replace(/\s+/g, ' ');
  const points = readPoints(cell('points'));
  if (points === undefined) return { problem: `The points “${short(cell('points'))}” are no whole number.` };
  if (points > POINTS_ADJUSTMENT.max)
    return {
      problem: `At most ${POINTS_ADJUSTMENT.max.toLocaleString('en-US')} points can be brought along.`,
    };
  const name = cell('name') || `${cell('firstName')} ${cell('lastName')}`.trim();
  return { member: { name, email: cell('email'), phone: cell('phone'), points } };
};

/** Undefined for what is no whole number from 0. */
const readPoints = (text: string): number | undefined => {
  const digits = text.replace(/\s*(?:points|pts)$/i, '').replace(/(?<=\d)[,. '’](?=\d{3}(?!\d))/g, '');
  if (digits === '') return 0;
  return /^\d{1,9}(?:\.0+)?$/.test(digits) ? Number(digits) : undefined;
};
