/**
 * The fields that a form says otherwise than what it was opened with, as the body of a `PUT` that leaves the rest as it is: that may be
 * a colleague's by now, or from another device.
 */
export const changesOf = <Fields extends object>(
  opened: { readonly [Field in keyof Fields]: unknown },
  values: Fields,
): Partial<Fields> => {
  const changes: Partial<Fields> = {};
  for (const field in values)
    if (JSON.stringify(values[field]) !== JSON.stringify(opened[field])) changes[field] = values[field];
  return changes;
};
