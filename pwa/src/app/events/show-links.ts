import { optionalPart } from '#shared/ui/page/optional-part';

/** Takes a show along; nobody waits for it, and without a network a show and a stub do without. */
export const ShowLinks = optionalPart(async () => (await import('#features/feeds/show-links')).ShowLinks);
