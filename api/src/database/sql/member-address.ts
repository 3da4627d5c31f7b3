import { Raw } from 'typeorm';

/** What the address of a member ends in whose account was deleted (decision 11). */
export const NOBODYS_DOMAIN = '@deleted.invalid';

/**
 * The address of the member whom an address, in lower case, stands for: of one who was merged into another by staff it is the
 * other's; of anybody else it is the address itself. As SQL, since a check-in asks it in its one statement.
 * @param address SQL: a parameter or a column
 */
export const memberAddress = (address: string): string => `
  coalesce((SELECT stays.email FROM departed_members departed JOIN loyalty_members stays ON stays.id = departed.into_id
             WHERE departed.email = ${address} AND NOT EXISTS (SELECT FROM loyalty_members own WHERE own.email = ${address})
             ORDER BY departed.id DESC LIMIT 1), ${address})`;

/** The same as a condition on the column of a member's address. */
export const standsFor = (email: string) =>
  Raw((column) => `${column} = ${memberAddress(':email')}`, { email });
