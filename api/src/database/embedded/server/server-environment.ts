/**
 * The environment for PostgreSQL's programs: ours without what would steer them, such as PGDATA, or a locale that
 * this machine does not have.
 */
export function serverEnvironment(env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const kept = Object.entries(env).filter(([name]) => !/^(PG.*|LC_.*|LANG|LANGUAGE|TZ)$/.test(name));
  return { ...Object.fromEntries(kept), LC_ALL: 'C' };
}
