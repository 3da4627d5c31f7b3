/** SQL of the name of the person whose row has this alias: first and last name, else the username. */
export const nameOf = (person: string): string =>
  `coalesce(nullif(concat_ws(' ', nullif(${person}.first_name, ''), nullif(${person}.last_name, '')), ''), ${person}.username)`;

/** SQL of an instant in JSON's format. */
export const timeOf = (column: string): string =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
