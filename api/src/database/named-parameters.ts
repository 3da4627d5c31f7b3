/** A parameter: `:name`, and no cast (`::date`). */
const NAMED = /(?<!:):([a-zA-Z]\w*)/g;

/** A statement as PostgreSQL takes it, with its parameters in order. */
export interface NumberedStatement {
  text: string;
  parameters: unknown[];
}

/**
 * Numbers the named parameters of a statement, so that its parts can be put together without knowing each other's numbers. It
 * knows nothing of literals: none may hold a colon before a letter.
 * @throws Error naming a parameter of the statement that has no value
 */
export const numberParameters = (sql: string, values: object): NumberedStatement => {
  const byName = new Map<string, unknown>(Object.entries(values));
  const names: string[] = [];
  const text = sql.replace(NAMED, (_match, name: string) => {
    if (!byName.has(name)) throw new Error(`the statement's parameter "${name}" has no value`);
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}`;
  });
  return { text, parameters: names.map((name) => byName.get(name)) };
};
