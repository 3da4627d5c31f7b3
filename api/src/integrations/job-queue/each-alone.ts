/**
 * Does the work of a job for each of these ids, one after the other: one that fails holds up no other.
 * @throws AggregateError at the end, of all that failed: the queue tries the job again, which finds them again
 */
export const eachAlone = async (
  ids: Iterable<number>,
  work: (id: number) => Promise<unknown>,
): Promise<void> => {
  const failures: unknown[] = [];
  for (const id of ids) await work(id).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('; '));
};
