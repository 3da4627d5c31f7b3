/** Rows of the import `$1` as JSON `$2`. SQL, because a statement of TypeORM takes a parameter for each value of each row. */
export const INSERT_ROWS = `
  INSERT INTO import_rows (import_id, id, line, cells, problem, is_twin)
  SELECT $1, id, line, cells, problem, "isTwin"
    FROM jsonb_to_recordset($2::jsonb) AS row (id int, line int, cells jsonb, problem text, "isTwin" boolean)`;

/** What became of rows of the import `$1`, as JSON `$2`; `$3` says whether they are written. */
export const SAVE_JUDGED = `
  UPDATE import_rows row
     SET fate = judged.fate, words = judged.words, key = judged.key, is_twin = judged."isTwin", is_done = $3
    FROM jsonb_to_recordset($2::jsonb) AS judged (id int, fate text, words text, key text, "isTwin" boolean)
   WHERE row.import_id = $1 AND row.id = judged.id`;

/** How many rows of the import `$1` have each fate. */
export const COUNT_FATES = `
  SELECT fate, count(*)::int AS count FROM import_rows WHERE import_id = $1 AND fate IS NOT NULL GROUP BY fate`;

/**
 * Whether this transaction alone writes rows now: two files at once could bring in the same show twice. False when another
 * one does.
 */
export const WRITE_ALONE = `SELECT pg_try_advisory_xact_lock(hashtext('imports')) AS "isAlone"`;
