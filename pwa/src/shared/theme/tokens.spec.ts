import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TOKENS, variableOf, type TokenKind } from './tokens';

const SOURCES = join(import.meta.dirname, '../..');
const stylesheet = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const [day = '', night = ''] = stylesheet.split('.dark {');
const definedIn = (sheet: string) => new Set(sheet.match(/--chakra-[\w-]+(?=:)/g));

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((path) =>
  /(?<!\.spec)\.(css|tsx?)$/.test(path),
);

describe('tokens', () => {
  it('stands in the stylesheet for every name that a style prop may say', () => {
    const named = (Object.keys(TOKENS) as TokenKind[]).flatMap((kind) =>
      TOKENS[kind].map((name) => variableOf(kind, name)),
    );
    expect([...definedIn(day)].sort()).toEqual(named.sort());
  });

  it('overrides at night only what there is by day', () => {
    expect([...definedIn(night)].filter((name) => !definedIn(day).has(name))).toEqual([]);
  });

  it('has every colour at night too, but for those that are the same', () => {
    const colours = [...definedIn(day)].filter((name) => name.startsWith('--chakra-colors-'));
    expect(colours.filter((name) => !definedIn(night).has(name))).toEqual([
      '--chakra-colors-on-brand',
      '--chakra-colors-rope',
    ]);
  });

  it('is defined wherever a stylesheet or a component names one', () => {
    const unknown = files.flatMap((path) =>
      (readFileSync(join(SOURCES, path), 'utf8').match(/var\(--chakra-[\w-]+/g) ?? [])
        .filter((use) => !definedIn(day).has(use.slice('var('.length)))
        .map((use) => `${path}: ${use})`),
    );
    expect(files.length).toBeGreaterThan(100);
    expect(unknown).toEqual([]);
  });

  it('has every step of space that a component asks for: of another, nothing comes', () => {
    const unknown = files.flatMap((path) =>
      [...readFileSync(join(SOURCES, path), 'utf8').matchAll(/\b(?:gap|[pm][xytbse]?)(?:="|: ')-?(\d+)["']/g)]
        .filter(([, step]) => !TOKENS.spacing.some((known) => known === step))
        .map(([use]) => `${path}: ${use}`),
    );
    expect(unknown).toEqual([]);
  });
});
