/**
 * What becomes of the events of a type that is deleted (spec §2 "Types tab").
 * @param eventCount undefined while nobody knows
 */
export const deletionWarning = (eventCount: number | undefined): string => {
  if (eventCount === undefined)
    return 'Events with this type will need updating: until then their badge is grey.';
  if (eventCount === 0) return 'No event has this type.';
  const events = eventCount === 1 ? '1 event has' : `${eventCount} events have`;
  return `${events} this type and will need updating: until then the badge is grey.`;
};
