/** What one bar of the analytics stands for: a night, a week from Monday on (a weekend is one piece), or a month. */
export const ANALYTICS_GROUPINGS = ['night', 'week', 'month'] as const;

export type AnalyticsGrouping = (typeof ANALYTICS_GROUPINGS)[number];
