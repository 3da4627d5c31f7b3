/** Reads until nothing is left, for two seconds: removing a file is not waited for by the answer. */
export const settled = async <T>(read: () => Promise<T[]>): Promise<T[]> => {
  for (let waited = 0; waited < 2_000; waited += 20) {
    if ((await read()).length === 0) break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return read();
};
