/** Time zones of one part of the world, e.g. `America`. */
export interface TimeZoneGroup {
  region: string;
  zones: { value: string; label: string }[];
}

/**
 * The time zones to choose from, by part of the world.
 * @param names IANA names as the browser knows them
 * @param current the venue's, which the browser may know by another name
 */
export const groupTimeZones = (names: readonly string[], current: string): TimeZoneGroup[] => {
  const groups = new Map<string, TimeZoneGroup>();
  for (const value of [...new Set([...names, current])].sort()) {
    const [region = value, ...place] = value.split('/');
    const group = groups.get(region) ?? { region, zones: [] };
    group.zones.push({ value, label: (place.join(' / ') || region).replaceAll('_', ' ') });
    groups.set(region, group);
  }
  return [...groups.values()];
};

/** What this browser knows; nothing in one older than `Intl.supportedValuesOf`. */
export const knownTimeZones = (): string[] =>
  'supportedValuesOf' in Intl ? Intl.supportedValuesOf('timeZone') : [];
