/** '1 table', '2 tables'. */
export const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
