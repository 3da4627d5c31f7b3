import { readFileSync } from 'node:fs';
import { z } from 'zod';

/**
 * The classes, properties and members of schema.org 30.0 that our types know of, one a line, taken from its release
 * `schemaorg-all-https.jsonld`.
 */
const FILE = new URL('./vocabulary.jsonl', import.meta.url);

const line = z.union([
  z.object({ class: z.string(), of: z.array(z.string()) }),
  z.object({ property: z.string(), on: z.array(z.string()), takes: z.array(z.string()) }),
  z.object({ member: z.string(), of: z.string() }),
]);

const parents = new Map<string, string[]>();
const properties = new Map<string, { on: string[]; takes: string[] }>();
const members = new Map<string, string>();

for (const text of readFileSync(FILE, 'utf8').trim().split('\n')) {
  const entry = line.parse(JSON.parse(text));
  if ('class' in entry) parents.set(entry.class, entry.of);
  else if ('property' in entry) properties.set(entry.property, entry);
  else members.set(entry.member, entry.of);
}

const SCHEMA = 'https://schema.org/';
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

type Thing = Record<string, unknown>;

/** What is wrong with a thing by schema.org's definitions, each problem with the way to it; empty for a right one. */
export const vocabularyProblems = (thing: unknown, path = ''): string[] => {
  if (!isThing(thing)) return [`${path || 'it'} is no thing`];
  const type = String(thing['@type']);
  if (!parents.has(type)) return [`${path}@type ${type} is not known`];
  return Object.entries(thing)
    .filter(([name]) => !name.startsWith('@'))
    .flatMap(([name, value]) => propertyProblems({ type, name, value, path: `${path}${name}` }));
};

const propertyProblems = (at: { type: string; name: string; value: unknown; path: string }): string[] => {
  const { type, name, value, path } = at;
  const property = properties.get(name);
  if (!property?.on.some((owner) => isA(type, owner))) return [`${path} is no property of ${type}`];
  const values = Array.isArray(value) ? value : [value];
  return values.flatMap((each: unknown) =>
    isThing(each)
      ? [
          ...vocabularyProblems(each, `${path}.`),
          ...(property.takes.some((taken) => isA(String(each['@type']), taken))
            ? []
            : [`${path} takes no ${String(each['@type'])}`]),
        ]
      : property.takes.some((taken) => isOf(each, taken))
        ? []
        : [`${path} takes no ${JSON.stringify(each)}`],
  );
};

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isA = (type: string, ancestor: string): boolean =>
  type === ancestor || (parents.get(type) ?? []).some((parent) => isA(parent, ancestor));

/** Whether a plain value is one of a data type, or the address of a member or of a thing elsewhere. */
const isOf = (value: unknown, type: string): boolean => {
  if (type === 'Number' || type === 'Integer') return typeof value === 'number';
  if (typeof value !== 'string') return false;
  if (type === 'Text') return true;
  if (type === 'Date') return DATE.test(value);
  if (type === 'DateTime') return DATE_TIME.test(value);
  if (type === 'URL') return URL.canParse(value);
  return value.startsWith(SCHEMA) && members.get(value.slice(SCHEMA.length)) === type;
};
