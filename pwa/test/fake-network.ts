/** One call of the app to the venue. */
export interface Call {
  /** Method and path with its query, as `PUT /api/venue`. */
  call: string;
  method: string;
  path: string;
  /** By their names in lower case. */
  headers: Record<string, string | undefined>;
  /** JSON as it was before it was written, a form as it is, null for none. */
  body: unknown;
  credentials: RequestCredentials | undefined;
}

/** A call with what its route names: of `GET /api/events/:id` that is `params.id`. */
type Asked = Call & { params: Record<string, string | undefined>; query: URLSearchParams };
export type Answer = (asked: Asked) => Response | Promise<Response>;
/** One after the other; all further calls get the last. */
export type AnswersInTurn = [Answer, ...Answer[]];

export const json = (body: unknown, status = 200, headers?: Record<string, string>) =>
  Response.json(body, { status, headers });
/** A refusal in the API's one error shape. */
export const problem = (status: number, code: string, message: string, fields?: Record<string, string>) =>
  json({ statusCode: status, code, message, fields }, status);

/** The page of a proxy whose venue is away. */
export const broken: Answer = () => new Response('<html>', { status: 502 });
export const unreachable: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
/** A network so slow that nothing ever comes. */
export const silent: Answer = () => new Promise<never>(() => undefined);

/**
 * The network of a spec file, in place of fetch: what the venue answers, by method and path, the last given first. A route without a
 * query answers any query. Each test begins online, with the usual answers and no calls; a call without an answer fails it.
 */
export const fakeNetwork = (usual: Record<string, Answer> = {}) => {
  const realFetch = globalThis.fetch;
  const calls: Call[] = [];
  const unanswered: string[] = [];
  let routes: { pattern: RegExp; inTurn: Answer[] }[] = [];
  let isOnline = true;

  /** Answers the calls of a route from now on. */
  const on = (route: string, ...inTurn: AnswersInTurn) =>
    void routes.unshift({ pattern: patternOf(route), inTurn });

  /** Answers the calls of a route only when told, the one that waits longest first. */
  const hold = (route: string) => {
    const waiting: ((response: Response) => void)[] = [];
    on(route, () => new Promise((resolve) => waiting.push(resolve)));
    return (response: Response) => {
      const arrive = waiting.shift();
      if (!arrive) throw new Error(`Nobody waits for ${route}`);
      arrive(response);
    };
  };

  const fakeFetch: typeof fetch = async (input, options) => {
    const call = callOf(input instanceof Request ? input.url : input.toString(), options);
    calls.push(call);
    if (!isOnline) throw new TypeError('Failed to fetch');
    const route = routes.find(({ pattern }) => pattern.test(call.call));
    const answer = route && route.inTurn.length > 1 ? route.inTurn.shift() : route?.inTurn[0];
    if (!answer) unanswered.push(call.call);
    if (!answer) throw new Error(`No answer is given to ${call.call}`);
    const params = route?.pattern.exec(call.call)?.groups ?? {};
    return answer({ ...call, params, query: new URLSearchParams(call.path.split('?')[1]) });
  };

  /** The calls that are no reads, with these of their headers, null for none. */
  const commands = (...headers: string[]): Record<string, unknown>[] => {
    const headersOf = (call: Call) => headers.map((name) => [name, call.headers[name] ?? null]);
    const sent = calls.filter(({ method }) => method !== 'GET');
    return sent.map((call) => ({ call: call.call, body: call.body, ...Object.fromEntries(headersOf(call)) }));
  };

  const failOnUnanswered = () => {
    const missed = unanswered.splice(0);
    if (missed.length > 0) throw new Error(`No answer is given to ${missed.join(', ')}`);
  };

  beforeEach(() => {
    globalThis.fetch = fakeFetch;
    calls.length = 0;
    isOnline = true;
    routes = [];
    for (const [route, answer] of Object.entries(usual)) on(route, answer);
  });
  afterEach(failOnUnanswered);
  afterAll(() => {
    globalThis.fetch = realFetch;
    failOnUnanswered();
  });

  const offline = () => void (isOnline = false);
  const online = () => void (isOnline = true);
  return { on, hold, calls, commands, offline, online };
};

const callOf = (address: string, { method = 'GET', ...options }: RequestInit = {}): Call => {
  const { pathname, search } = new URL(address, globalThis.location.origin);
  const headers = Object.fromEntries(new Headers(options.headers));
  const body: unknown = typeof options.body === 'string' ? JSON.parse(options.body) : (options.body ?? null);
  const path = pathname + search;
  return { call: `${method} ${path}`, method, path, headers, body, credentials: options.credentials };
};

const patternOf = (route: string): RegExp => {
  const escaped = route.replace(/[.?+$()[\]{}|\\^]/g, String.raw`\$&`);
  const pattern = escaped.replace(/:(\w+)/g, '(?<$1>[^/?]+)');
  return new RegExp(`^${pattern}${route.includes('?') ? '' : String.raw`(\?.*)?`}$`);
};
