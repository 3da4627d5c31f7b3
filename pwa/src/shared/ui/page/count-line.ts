/** What the rows of a list are called. */
export interface Noun {
  one: string;
  many: string;
}

/** '1 user', '50 users', '50+ users' when there are more to load. */
export const countLine = (count: number, hasMore: boolean, { one, many }: Noun): string =>
  `${count}${hasMore ? '+' : ''} ${count === 1 && !hasMore ? one : many}`;
