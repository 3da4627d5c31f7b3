/** SQL of the name of the person whose row in `users` has this alias: first and last name, else the username. */
export const personName = (person: string): string =>
  `coalesce(nullif(concat_ws(' ', nullif(${person}.first_name, ''), nullif(${person}.last_name, '')), ''), ${person}.username)`;
