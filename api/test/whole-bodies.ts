import type { OpenAPIObject } from '@nestjs/swagger';

type Schema = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>[string];
type Described = Exclude<Schema, { $ref: string }>;
type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
type Fields = Record<string, unknown>;

/** What the API takes of a field that its type alone does not say. */
const SAMPLES: Fields = {
  address: 'https://93.184.216.34/hook',
  appColor: '#7A1E22',
  baseVersion: null,
  checkInKey: '0b0e7d0a-6f0e-4c55-9d7e-3f0f6d7f2b11',
  country: 'US',
  contactPhone: '+1 615 555 0123',
  customerPhone: '+1 615 555 0123',
  date: '2099-01-16',
  doorsTime: '19:00',
  endTime: '23:00',
  deviceKey: '0b0e7d0a-6f0e-4c55-9d7e-3f0f6d7f2b11',
  endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
  auth: 'x'.repeat(22),
  email: 'guest@example.com',
  contactEmail: 'guest@example.com',
  customerEmail: 'guest@example.com',
  except: ['2099-01-23'],
  exceptions: ['2099-01-23'],
  imageUrl: '/uploads/event-0123.webp',
  logoUrl: '/uploads/logo-0123.webp',
  p256dh: `B${'x'.repeat(86)}`,
  phone: '+1 615 555 0123',
  phoneNumber: '+1 615 555 0123',
  pin: '1849',
  token: `door_${'x'.repeat(43)}`,
  until: '2099-02-16',
  website: 'https://x.example',
};

/** A JSON body of a route as it should be, and the same with null where a field may be missing, and everywhere. */
export interface WholeBodies {
  whole: Fields[];
  withNulls: Fields[];
}

/**
 * By what the API says of itself; nothing for a route without a body of that type, JSON unless told. `id` is what fields that end
 * in `Id` name.
 */
export const wholeBodies = (
  description: OpenAPIObject,
  {
    method,
    path,
    id,
    type = 'application/json',
  }: { method: string; path: string; id: number; type?: string },
): WholeBodies => {
  const body = operationOf(description, { method, path }).requestBody;
  const schema = body && 'content' in body ? body.content[type]?.schema : undefined;
  if (!schema) return { whole: [], withNulls: [] };
  const maker = new BodyMaker(description, id);
  const whole = maker.wholes(schema);
  return { whole, withNulls: whole.flatMap((each) => maker.withNulls(each, schema)) };
};

/** What the API says of a route; `path` as Express has it. */
export const operationOf = (
  description: OpenAPIObject,
  { method, path }: { method: string; path: string },
): Operation => {
  const verbs = description.paths[path.replace(/:(\w+)/g, '{$1}')];
  const operation = verbs?.[method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete'];
  if (!operation) throw new Error(`${method} ${path} is not described`);
  return operation;
};

class BodyMaker {
  constructor(
    private readonly description: OpenAPIObject,
    private readonly id: number,
  ) {}

  /** One for each status, of which only one may be what the route looks further into. */
  wholes(schema: Schema): Fields[] {
    const { properties = {} } = this.read(schema);
    const whole = Object.fromEntries(
      Object.entries(properties).map(([name, field]) => [name, this.valueOf(name, field)]),
    );
    const statuses: unknown[] = properties['status'] ? (this.read(properties['status']).enum ?? []) : [];
    return statuses.length === 0 ? [whole] : statuses.map((status) => ({ ...whole, status }));
  }

  withNulls(whole: Fields, schema: Schema): Fields[] {
    const { properties = {}, required = [] } = this.read(schema);
    const names = Object.keys(properties);
    const optional = names.filter((name) => !required.includes(name));
    const nested = names.flatMap((name) => {
      const field = properties[name];
      const value = whole[name];
      return field && isFields(value)
        ? this.withNulls(value, field).map((inner) => ({ ...whole, [name]: inner }))
        : [];
    });
    return [
      ...optional.map((name) => ({ ...whole, [name]: null })),
      ...nested,
      { ...whole, ...allNull(optional) },
      allNull(names),
    ];
  }

  private valueOf(name: string, schema: Schema): unknown {
    const field = this.read(schema);
    if (field.properties) return this.wholes(field)[0];
    if (name.endsWith('Id')) return this.id;
    if (name in SAMPLES) return SAMPLES[name];
    if (field.enum) return field.enum[0];
    if (field.example !== undefined) return field.example;
    if (field.type === 'integer') return Math.max(field.minimum ?? 1, 1);
    if (field.type === 'boolean') return true;
    if (field.type === 'array') return [field.items ? this.valueOf('', field.items) : 1];
    if (field.format === 'date') return SAMPLES['date'];
    if (field.format === 'date-time') return '2026-11-20T19:42:00Z';
    return 'x'.repeat(field.minLength ?? 1);
  }

  private read(schema: Schema): Described {
    if (!('$ref' in schema)) {
      const [only] = schema.allOf ?? [];
      return only ? this.read(only) : schema;
    }
    const found = this.description.components?.schemas?.[schema.$ref.split('/').at(-1) ?? ''];
    if (!found) throw new Error(`nothing is described as ${schema.$ref}`);
    return this.read(found);
  }
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const allNull = (names: string[]): Fields => Object.fromEntries(names.map((name) => [name, null]));
