/** The text, cut to so many letters as PostgreSQL counts them; the last of a longer one is an ellipsis. */
export const cutText = (text: string, most: number): string => {
  const letters = [...text];
  return letters.length <= most ? text : `${letters.slice(0, most - 1).join('')}…`;
};
