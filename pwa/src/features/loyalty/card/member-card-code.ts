/** Where a card's code leads: staff's phones open the member, anybody else's a page that says what it is. */
export const cardAddress = (origin: string, cardCode: string): string => `${origin}/m/${cardCode}`;

/** `1A2B3C4D5E6F7081` as staff read and type it: `1A2B 3C4D 5E6F 7081`. */
export const cardCodeInGroups = (cardCode: string): string => cardCode.replaceAll(/(.{4})(?=.)/g, '$1 ');
