/**
 * Those who may work at the door and have a PIN, by name. Read with each list of each tablet: TypeORM's query builder took 4 %
 * of a process with eight tablets for it (bench `door-tally`).
 */
export const FIND_DOOR_PEOPLE = {
  name: 'users.door-people',
  text: `
  SELECT person.id, first_name AS "firstName", last_name AS "lastName", username, salt, iterations, hash
    FROM users person JOIN user_pins ON user_id = person.id
   WHERE is_active AND user_type IN ('admin', 'staff')
   ORDER BY first_name, last_name, person.id`,
};
