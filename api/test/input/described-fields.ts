import type { OpenAPIObject } from '@nestjs/swagger';
import { ROLE_MATRIX, type RouteAccess } from '#test/role-matrix.js';
import { operationOf, wholeBodies } from '#test/whole-bodies.js';

/** The body of a route, of one of the types that it takes. */
export interface DescribedBody {
  type: string;
  /** As it should be, without its files: one for each status that it may name. */
  wholes: Record<string, unknown>[];
  /** Parts of a form that hold a file. */
  files: string[];
}

type Schema = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>[string];

/** A field of a route: by its name, in a body by the way to it. */
export interface DescribedField {
  route: RouteAccess;
  body: DescribedBody | undefined;
  place: 'path' | 'query' | 'header' | 'body' | 'file';
  way: readonly string[];
}

/** What any route looks at. */
const HEADERS_OF_ALL = ['Authorization', 'Cookie', 'If-None-Match'];

/** Every field that the API's description names, once for each type of body. `id` is what fields that end in `Id` name. */
export const describedFields = (description: OpenAPIObject, id: number): DescribedField[] =>
  ROLE_MATRIX.flatMap((route) => {
    const bodies = bodiesOf(description, route, id);
    const [body] = bodies;
    const { parameters = [] } = operationOf(description, route);
    const named = parameters.flatMap((parameter) => ('in' in parameter ? [parameter] : []));
    const beside = (place: 'path' | 'query' | 'header'): DescribedField[] =>
      named
        .filter((parameter) => parameter.in === place)
        .map(({ name }) => ({ route, body, place, way: [name] }));
    return [
      ...(['path', 'query', 'header'] as const).flatMap(beside),
      ...HEADERS_OF_ALL.map((name) => ({ route, body, place: 'header' as const, way: [name] })),
      ...bodies.flatMap((each) => fieldsOf(route, each)),
    ];
  });

const bodiesOf = (description: OpenAPIObject, route: RouteAccess, id: number): DescribedBody[] => {
  const { requestBody } = operationOf(description, route);
  const content = requestBody && 'content' in requestBody ? requestBody.content : {};
  return Object.entries(content).map(([type, { schema }]) => {
    const files = schema ? filesOf(schema) : [];
    const { whole } = wholeBodies(description, { ...route, id, type });
    const wholes = whole.map((fields) =>
      Object.fromEntries(Object.entries(fields).filter(([name]) => !files.includes(name))),
    );
    return { type, wholes, files };
  });
};

const filesOf = (schema: Schema): string[] =>
  '$ref' in schema ? [] : [...filesIn(schema), ...(schema.allOf ?? []).flatMap(filesOf)];

const filesIn = ({ properties = {} }: Exclude<Schema, { $ref: string }>): string[] =>
  Object.entries(properties)
    .filter(([, field]) => 'format' in field && field.format === 'binary')
    .map(([name]) => name);

const fieldsOf = (route: RouteAccess, body: DescribedBody): DescribedField[] => {
  const [whole = {}] = body.wholes;
  const isForm = body.type !== 'application/json';
  const ways = isForm ? Object.keys(whole).map((name) => [name]) : [[], ...waysIn(whole)];
  return [
    ...ways.map((way) => ({ route, body, place: 'body' as const, way })),
    ...body.files.map((name) => ({ route, body, place: 'file' as const, way: [name] })),
  ];
};

/** The ways to every part of a JSON value, lists and objects themselves too. */
const waysIn = (value: unknown): string[][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, part]) => [[name], ...waysIn(part).map((way) => [name, ...way])])
    : [];
