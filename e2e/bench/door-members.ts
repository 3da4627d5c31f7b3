import type { Venue } from '#support/venue';

/** As many as the door's budgets are for. */
export const MEMBERS = 10_000;

const FIRST = [
  'June',
  'Waylon',
  'Patsy',
  'Loretta',
  'Merle',
  'Dolly',
  'Buck',
  'Kitty',
  'Hank',
  'Tammy',
  'Ruby',
  'George',
  'Emmylou',
  'Willie',
  'Bobbie',
  'Johnny',
  'Wanda',
  'Lefty',
  'Minnie',
  'Porter',
  'Rosanne',
  'Townes',
  'Lucinda',
  'Dwight',
  'José',
];
const LAST = [
  'Calloway',
  'Hayes',
  'Tucker',
  'Snow',
  'Abernathy',
  'Lynn',
  'Williams',
  'Owens',
  'Wells',
  'Wynette',
  'Jennings',
  'Cash',
  'Frizzell',
  'Pearl',
  'Wagoner',
  'Van Zandt',
  'Nelson',
  "O'Connor",
  'Parsons',
  'Haggard',
  'Ramírez',
  'Pierce',
  'Tubb',
  'Travis',
  'Autry',
];

/** Fills the list of members: every name of the field with every other, and double names after that. */
export const fillMembers = async (venue: Venue): Promise<void> => {
  await venue.sql(
    `INSERT INTO loyalty_members (name, email)
     SELECT ($2::text[])[1 + n % 25] || ' ' || ($3::text[])[1 + n / 25 % 25]
              || CASE n / 625 WHEN 0 THEN '' ELSE '-' || ($3::text[])[1 + (n / 25 + n / 625) % 25] END,
            'member' || n || '@example.com'
       FROM generate_series(0, $1::int - 1) n ON CONFLICT DO NOTHING`,
    [MEMBERS, FIRST, LAST],
  );
  await venue.sql('VACUUM ANALYZE loyalty_members');
};
