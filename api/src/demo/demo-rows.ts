type AsWritten<Value> = Value extends Date ? string : Value;

/** Columns of a row of the demo venue; instants are ISO 8601 in UTC. */
export type Columns<Entity> = { [Name in keyof Entity]?: AsWritten<Entity[Name]> };
