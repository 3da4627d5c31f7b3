import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import { z } from 'zod';
import { describeApi } from '#src/openapi.js';

/** What any operation may come to: its `default` tells of the last three, and `If-None-Match: *` makes the first of any. */
const ANYWHERE = ['304', '408', '500', '507'];

const responses = z.record(z.string(), z.unknown());
const description = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.object({ responses }))),
  components: z.object({ responses }),
});
const reference = z.object({ $ref: z.string() });
const codes = z.object({ properties: z.object({ code: z.object({ enum: z.array(z.string()) }) }) });
const problemResponse = z.object({
  content: z.object({
    'application/json': z.object({ schema: z.object({ allOf: z.tuple([reference, codes]) }) }),
  }),
});
const route = z.object({ path: z.string() });
const problem = z.object({ code: z.string() });

interface Answer {
  method: string;
  /** As Express has it. */
  path: string;
  status: string;
  /** Of a problem. */
  code: string | undefined;
}

/**
 * Notes what routes answer, to hold the API's description to it.
 * @returns asks at the end: the answers that the description does not name, each as a line
 */
export const watchAnswers = (app: NestExpressApplication): (() => string[]) => {
  const answers = new Map<string, Answer>();
  app.use((request: Request, response: Response, next: NextFunction) => {
    let code: string | undefined;
    const json = response.json.bind(response);
    response.json = (body: unknown) => {
      if (response.statusCode >= 400) ({ code } = problem.parse(body));
      return json(body);
    };
    response.once('finish', () => {
      const path = route.safeParse(request.route).data?.path;
      if (path === undefined) return;
      const answer = { method: request.method, path, status: String(response.statusCode), code };
      answers.set(lineOf(answer), answer);
    });
    next();
  });
  return () => undeclared([...answers.values()], app).map(lineOf);
};

const lineOf = ({ method, path, status, code = '' }: Answer): string => `${method} ${path} ${status} ${code}`;

/** The same of every app of a worker. */
let described: z.infer<typeof description> | undefined;

const undeclared = (answers: readonly Answer[], app: NestExpressApplication): Answer[] => {
  const { paths, components } = (described ??= description.parse(describeApi(app)));
  return answers.filter(({ method, path, status, code }) => {
    const verb = method === 'HEAD' ? 'get' : method.toLowerCase();
    const operation = paths[path.replace(/:(\w+)/g, '{$1}')]?.[verb];
    if (!operation || ANYWHERE.includes(status)) return false;
    const declared = operation.responses[status];
    if (code === undefined) return declared === undefined;
    const name = reference.safeParse(declared).data?.$ref.split('/').at(-1);
    const response = problemResponse.safeParse(name === undefined ? declared : components.responses[name]);
    return !response.data?.content['application/json'].schema.allOf[1].properties.code.enum.includes(code);
  });
};
