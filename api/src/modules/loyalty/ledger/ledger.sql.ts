/** How people are called who do things for members. */
export const nameOf = (person: string): string =>
  `coalesce(nullif(concat_ws(' ', nullif(${person}.first_name, ''), nullif(${person}.last_name, '')), ''), ${person}.username)`;

/** An instant as JSON has it. */
export const timeOf = (column: string): string =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
