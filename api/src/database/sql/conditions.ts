/** The conditions of a prepared statement, and the values they compare with: each kind of filter has a statement of its own. */
export class Conditions {
  readonly values: unknown[] = [];
  private readonly parts: { name: string; sql: string }[] = [];

  /** Takes a value, and answers what stands for it in the SQL. */
  readonly parameter = (value: unknown): string => `$${this.values.push(value)}`;

  add(name: string, sql: string): void {
    this.parts.push({ name, sql });
  }

  /** To be part of the statement's name. */
  get names(): string[] {
    return this.parts.map(({ name }) => name);
  }

  /** With `AND` before each. */
  get sql(): string {
    return this.parts.map(({ sql }) => ` AND ${sql}`).join('');
  }
}
