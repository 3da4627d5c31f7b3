/**
 * Who may work at the door. Each tablet asks for them with each list: as TypeORM's query it was 4 % of a process with eight
 * tablets (bench `door-tally`).
 */
export const FIND_DOOR_PEOPLE = {
  name: 'users.door-people',
  text: `
  SELECT person.id, first_name AS "firstName", last_name AS "lastName", username, salt, iterations, hash
    FROM users person JOIN user_pins ON user_id = person.id
   WHERE is_active AND user_type IN ('admin', 'staff')
   ORDER BY first_name, last_name, person.id`,
};
