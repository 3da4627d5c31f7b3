/** No request of the product nests deeper than a list in a part of a body. */
const MAX_DEPTH = 8;

/** Fields and list items of one request, all depths together; the longest list of ours has a few hundred. */
const MAX_VALUES = 2_000;

/**
 * True for what is nested deeper, or holds more values, than any request of ours: what checks requests would overflow its
 * stack, or take the time of everybody else's. Looks depth by depth, so that neither can happen here.
 */
export const isTooComplex = (request: unknown): boolean => {
  let values = 0;
  let [depth, level] = [0, [request]];
  while (level.length > 0) {
    if (depth > MAX_DEPTH) return true;
    const inside: unknown[] = [];
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue;
      const children: unknown[] = Object.values(value);
      values += children.length;
      if (values > MAX_VALUES) return true;
      inside.push(...children);
    }
    level = inside;
    depth += 1;
  }
  return false;
};
