/** Address of the size that event cards show, kept beside the picture under a name of its own. */
export const cardPicture = (address: string): string => address.replace('.webp', '-card.webp');
