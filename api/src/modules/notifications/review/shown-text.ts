const LINK = /(https?:\/\/[^\s/?#]+)[/?#]\S*/g;

/**
 * A message's words as an admin may read them: the links in it say where they lead, and no more. Somebody who could read a link
 * of somebody else's message could answer, or unsubscribe, for them.
 */
export const shownText = (text: string): string => text.replace(LINK, '$1/…');
