import type { Comparison } from '#bench/load/rounds.js';

type Row = readonly string[];

const HEAD: Row = ['', 'ratio', 'rounds', 'required', 'ours/s', 'raw/s', 'p99 ours', 'p99 raw', 'memory'];

/** The comparisons as lines of text in columns. */
export const resultTable = (comparisons: readonly Comparison[]): string => {
  const rows = [HEAD, ...comparisons.map(rowOf)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const pad = (cell: string, column: number): string =>
    column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  return rows.map((row) => row.map(pad).join('  ')).join('\n');
};

/** Whether it reached what is required of it; what is only shown always has. */
export const reached = ({ ratio, required = 0, mostMilliseconds = Infinity, ours }: Comparison): boolean =>
  ratio >= required && ours.p99Milliseconds <= mostMilliseconds;

export const medianOf = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

export const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`;

export const perSecond = (rate: number): string =>
  Math.round(rate).toLocaleString('en-US', { useGrouping: true });

const milliseconds = (value: number): string => `${value.toFixed(value < 100 ? 1 : 0)} ms`;

const rowOf = (comparison: Comparison): Row => {
  const { name, ratio, range, required, ours, raw, memoryBytes } = comparison;
  return [
    `${reached(comparison) ? ' ' : '✗'} ${name}`,
    ratio.toFixed(2),
    range.map((one) => one.toFixed(2)).join(' – '),
    required === undefined ? '-' : `≥ ${required.toFixed(2)}`,
    perSecond(ours.requestsPerSecond),
    perSecond(raw.requestsPerSecond),
    milliseconds(ours.p99Milliseconds),
    milliseconds(raw.p99Milliseconds),
    megabytes(memoryBytes),
  ];
};
