/**
 * A genre, or an event's type, as a reader expects it: stored in lower case (spec §2), shown as the venue writes it.
 * @param types the venue's event types; one that is not among them gets capitals, e.g. 'hip-hop' Hip-Hop
 */
export const genreName = (genre: string, types: readonly { name: string }[] = []): string =>
  types.find(({ name }) => name.toLowerCase() === genre)?.name ??
  genre.replace(/(^|[^\p{L}\p{N}'’])\p{Ll}/gu, (start) => start.toUpperCase());
