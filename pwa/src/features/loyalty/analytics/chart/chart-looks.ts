/**
 * How a bar of a chart is filled. Amber and blue differ for every kind of colour blindness, and the third is hatched; each
 * has 3:1 to its card in both themes (WCAG 1.4.11).
 */
export type ChartLook = 'amber' | 'blue' | 'hatched';

/** One kind of bar: a column of the chart's table. */
export interface ChartBar {
  /** Its place in the table. */
  column: number;
  look: ChartLook;
}
