import { deepStrictEqual, doesNotMatch, match, ok, strictEqual } from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { parse } from 'yaml';
import { ROOT } from './workspace.mjs';

/** What the container is, not what its operator says. */
const FIXED = new Set(['NODE_ENV', 'HOST', 'PORT', 'DATA_DIRECTORY']);
const SECRET = /PASSWORD|SECRET|_KEY|TOKEN/;
const ASKED_FOR = /^\$\{\w+(:-|:\?[^}]+)?\}$/;

const text = await readFile(join(ROOT, 'docker-compose.yml'), 'utf8');
const { services, volumes } = parse(text, { merge: true });
const [ofTheProduct, ofComposeAlone] = (await readFile(join(ROOT, '.env.example'), 'utf8')).split(
  'docker compose alone',
);
const settingsIn = (part) => [...part.matchAll(/^#([A-Z][A-Z\d_]*)=/gm)].map(([, name]) => name);

describe('docker-compose.yml', () => {
  it('passes every setting of .env.example to every app process', () => {
    for (const { environment } of [services.app, services['app-2']]) {
      deepStrictEqual(Object.keys(environment).sort(), settingsIn(ofTheProduct).sort());
      const unsettable = Object.entries(environment).filter(
        ([name, value]) => !FIXED.has(name) && name !== 'PGPASSWORD' && !value.startsWith(`\${${name}:-`),
      );
      deepStrictEqual(unsettable, []);
    }
  });
  it('names in .env.example all that it asks for besides', () => {
    const asked = new Set([...text.matchAll(/\$\{([A-Z][A-Z\d_]*)/g)].map(([, name]) => name));
    const named = new Set([...settingsIn(ofTheProduct), ...settingsIn(ofComposeAlone)]);
    deepStrictEqual(
      [...asked].filter((name) => !named.has(name)),
      [],
    );
    deepStrictEqual(
      settingsIn(ofComposeAlone).filter((name) => !asked.has(name)),
      [],
    );
  });
  it('holds no known password, and asks for the one it needs', () => {
    for (const { environment = {} } of Object.values(services))
      for (const [name, value] of Object.entries(environment)) if (SECRET.test(name)) match(value, ASKED_FOR);
    ok(services.app.environment.PGPASSWORD.startsWith('${POSTGRES_PASSWORD:?'));
    doesNotMatch(services.app.environment.DATABASE_URL, /:[^/:@]+@|PASSWORD/);
  });
  it('is two services unless a profile says more, each with a health check', () => {
    const plain = Object.keys(services).filter((name) => !services[name].profiles);
    deepStrictEqual(plain, ['app', 'database']);
    for (const { healthcheck } of Object.values(services)) strictEqual(healthcheck.test[0], 'CMD');
  });
  it('is stopped with all of its profiles wherever a page says how', async () => {
    const folder = join(ROOT, 'pwa/src/features/documentation');
    const pages = (await readdir(folder)).filter((name) => name.endsWith('.md'));
    const paths = [join(ROOT, 'README.md'), ...pages.map((name) => join(folder, name))];
    const words = (await Promise.all(paths.map((path) => readFile(path, 'utf8')))).join('\n');
    const stops = [...words.matchAll(/docker compose[^`\n]* down\b/g)].map(([command]) => command);
    ok(stops.length > 0);
    for (const command of stops) strictEqual(command, "docker compose --profile '*' down");
  });
  it('keeps what lasts on volumes of its own', () => {
    const used = Object.values(services).flatMap((service) => service.volumes ?? []);
    const named = used.map((volume) => volume.split(':')[0]).filter((name) => !name.startsWith('.'));
    deepStrictEqual([...new Set(named)].sort(), Object.keys(volumes).sort());
  });
});
