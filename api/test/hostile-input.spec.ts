import { randomUUID } from 'node:crypto';
import type { OpenAPIObject } from '@nestjs/swagger';
import { ROLE_MATRIX, type RouteAccess } from '#test/role-matrix.js';
import { describeApi } from '#src/openapi.js';
import { sendRequest } from '#test/input/send-request.js';
import { proofScale } from '#test/proof-size.js';
import { fillVenue } from '#test/venue/filled-venue.js';
import { createDevice, createTestApp, type TestApp } from './test-app.js';
import { wholeBodies } from './whole-bodies.js';

const DEEP = `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`;
const DEEP_LISTS = `{"name":${'['.repeat(50_000)}${']'.repeat(50_000)}}`;

const BODIES = [
  '{"eventId": 1',
  '[]',
  'null',
  '""',
  '12',
  '{}',
  '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}',
  '{"username":{"$gt":""},"password":["x"],"eventId":[1],"customerName":{"length":5},"photoId":{}}',
  '{"usernameOrEmail":"\\u0000","password":"\\ud800","email":"\\udfff@example.com"}',
  '{"token":{"$ne":""},"currentPassword":["x"],"newPassword":7,"confirmPassword":null,"firstName":{},"lastName":[]}',
  '{"token":"\\ud800","newPassword":"\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000","email":"a@\\ud800.example"}',
  '{"eventId":1e309,"photoId":-0,"partySize":9007199254740993}',
  '{"name":["x"],"type":{"a":1},"date":[],"time":{"$gt":""},"artistId":{},"status":[],"imageUrl":{},"repeat":[[]]}',
  `{"name":"x","type":"${'İ'.repeat(90)}","date":"2027-01-15","time":"20:00","artistId":2147483647,"capacity":"1e3",
    "imageUrl":"/uploads/event-../../x.webp","repeat":{"frequency":"weekly","interval":12,"count":104}}`,
  '{"name":"x","type":"x","date":"2027-01-15","time":"20:00","artistId":2147483647,"artistNotes":"\\udfff"}',
  `{"name":"x","type":"x","date":"2100-12-31","time":"00:00","endTime":"00:00","repeat":{"frequency":"monthly",
    "interval":12,"by":"weekday","until":"9999-12-31","exceptions":[null,{"length":9e9}],"__proto__":{"count":2}}}`,
  `{"name":"x","genre":"${'İ'.repeat(90)}","email":"a@b.example","website":"https://[::1","description":"\\u0000",
    "removeDemoFile":{},"isApproved":"yes","profileImage":"/uploads/../../etc/passwd","demoFile":{"path":"/etc/passwd"}}`,
  '{"name":"x","genre":"x","email":"a@b.example","website":"https://x.example","isApproved":true,"userId":1}',
  `{"artistId":2147483647,"eventDate":"9999-12-31","eventTime":"23:59","eventType":"İ","eventName":"x","duration":"99:99 h",
    "budget":["$800"],"adminId":{"$gt":0},"expiresAt":"never","accept":"yes","message":{"length":1}}`,
  '{"artistId":1,"eventDate":"2100-12-31","eventTime":"20:00","eventType":"x","eventName":"x","duration":"3 hours"}',
  '{"accept":true,"message":"\\ud800"}',
  '{"topic":["bookings"],"channel":{"email":1},"isWanted":"yes"}',
  '{"topic":"__proto__","channel":"constructor","isWanted":false}',
  '{"date":"9999-12-31","from":"1900-01-01","until":"9999-12-31","weekdays":[[5],null,1e9],"baseVersion":{},"notes":[]}',
  `{"date":"2100-12-31","from":"1900-01-01","until":"2100-12-31","weekdays":[0,0,0],"except":["2027-01-01"],
    "isAvailable":null,"startTime":"","endTime":null,"notes":"\\udfff","baseVersion":2147483647}`,
  `{"customerName":"${'🤠'.repeat(20_000)}"}`,
  '{"artistId":{"$gt":0},"proposedDate":["2027-01-15"],"proposedTime":{},"adminNotes":[],"status":{"confirmed":1}}',
  '{"artistId":2147483647,"proposedDate":"2099-12-31","proposedTime":"23:59","proposedPayment":"\\ud800"}',
  `{"artistId":1,"eventDate":"2099-12-31","eventTime":"23:59","eventType":"${'İ'.repeat(90)}","eventName":"x",
    "contactEmail":"${'x'.repeat(60)}@example.com","contactPhone":{"length":3}}`,
  '{"eventId":2147483647,"customerName":"x","partySize":20,"status":"confirmed","eventType":[],"artistNotes":{}}',
  DEEP,
  DEEP_LISTS,
  `{"x":"${'y'.repeat(200_000)}"}`,
];

const ADDRESSES = [
  (path: string) => `${path}?from=%00&to=%ff&q=%F0%9F&limit=-1`,
  (path: string) => `${path}?__proto__[x]=1&q[]=1&limit=1&limit=2&cursor=${'A'.repeat(3000)}`,
  (path: string) => path.replace(/:\w+/, '%2e%2e%2f%2e%2e%2fetc%2fpasswd'),
  (path: string) => path.replace(/:\w+/, '%00'),
  (path: string) => path.replace(/:\w+/, '9'.repeat(400)),
  (path: string) => path.replace(/:\w+/, '%E0%A4%A'),
];

const HEADERS: Record<string, string>[] = [
  { Authorization: 'Bearer ' },
  { Authorization: `Bearer ${'x'.repeat(5000)}` },
  { Authorization: 'Basic bm9ib2R5Om5vYm9keQ==' },
  { Cookie: 'sessionId=%00%ff; sessionId=\u00e9; =; ;;' },
  { 'Idempotency-Key': 'not a key' },
  { 'Content-Type': 'application/json; charset=klingon' },
  { 'Content-Type': 'multipart/form-data' },
  { 'Content-Type': 'multipart/form-data; boundary=' },
  { 'Content-Encoding': 'gzip' },
  { 'If-Match': 'W/"1", "99999999999999999999"', 'Idempotency-Key': '0'.repeat(4000) },
  { 'If-None-Match': '*', Range: 'bytes=9-1' },
];

/** A push sends each route one body in so many, the next route the next ones; `npm run prove -- hostile-input` sends them all. */
const ONE_BODY_IN = proofScale(3, 1);

/** Routes that may take a body. */
const WRITING = ROLE_MATRIX.filter(({ method }) => method !== 'GET');

interface Answer {
  status: number;
  /** Of the problem it names; empty for any other answer. */
  code: string;
}

/** What addresses name, and what may go with them; bodies name the second of everything. */
const KEY = '0b0e7d0a-6f0e-4c55-9d7e-3f0f6d7f2b11';
const FIRST = 1;
const SECOND = 2;

describe('anything a client can send', () => {
  let venue: TestApp;
  let sessions: Record<'admin' | 'artist' | 'device', string>;
  let description: OpenAPIObject;

  beforeAll(async () => {
    venue = await createTestApp();
    description = describeApi(venue.app);
    sessions = { ...(await fillVenue(venue)), device: await createDevice(venue) };
  });
  afterAll(() => venue.close());

  const send = async (
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: string,
  ): Promise<Answer> => {
    const { status, text } = await sendRequest(venue.app, { method, path, headers, body });
    return { status, code: codeOf(text) };
  };

  /** Of somebody who may call the route: what is sent would not be looked at otherwise. */
  const headersFor = ({ path, roles }: RouteAccess): Record<string, string> => {
    const role = (['admin', 'device', 'artist'] as const).find((known) => roles.includes(known));
    const session = sessions[role ?? 'artist'];
    const isLogout = path === '/api/auth/logout';
    return {
      'Content-Type': 'application/json',
      ...(!isLogout && { Authorization: `Bearer ${session}` }),
      ...(role === 'device' && { 'Idempotency-Key': randomUUID() }),
    };
  };

  it('knows what most routes that write take', () => {
    const known = WRITING.filter(
      (route) => wholeBodies(description, { ...route, id: SECOND }).whole.length > 0,
    );
    expect(known.length).toBeGreaterThan(WRITING.length / 2);
  });

  it.each(WRITING)('never makes $method $path fail by a null', async (route) => {
    const { whole, withNulls } = wholeBodies(description, { ...route, id: SECOND });
    const path = route.path.replace(':key', KEY).replace(/:\w+/, String(FIRST));
    const answers: [Record<string, unknown>, Answer][] = [];
    for (const body of [...withNulls, ...whole]) {
      answers.push([body, await send(route.method, path, headersFor(route), JSON.stringify(body))]);
    }
    expect(answers.filter(([, { status }]) => status >= 500 || status === 403 || status === 0)).toEqual([]);
    const refused = answers.filter(([body, { code }]) => whole.includes(body) && code === 'request.invalid');
    expect(refused).toEqual([]);
  });

  it.each(ROLE_MATRIX)('never makes $method $path fail', async (route) => {
    const { method, path } = route;
    const auth = headersFor(route);
    const plain = path.replace(/:\w+/, String(FIRST));
    const statuses: [string, number][] = [];
    const note = async (what: string, answer: Promise<Answer>) =>
      statuses.push([what.slice(0, 60), (await answer).status]);
    for (const body of bodiesFor(route)) await note(body, send(method, plain, auth, body));
    for (const address of new Set(ADDRESSES.map((address) => address(path))))
      await note(address, send(method, address, auth));
    for (const headers of HEADERS) {
      await note(JSON.stringify(headers), send(method, plain, headers, method === 'GET' ? undefined : '{}'));
    }
    expect(statuses.filter(([, status]) => status >= 500 || status === 0)).toEqual([]);
  });
});

const bodiesFor = (route: RouteAccess): string[] =>
  BODIES.filter(
    (_body, place) => WRITING.includes(route) && (place + WRITING.indexOf(route)) % ONE_BODY_IN === 0,
  );

/** Of a problem, as all of them are told; empty for an answer of another kind. */
const codeOf = (text: string): string => /"code":"([\w.-]+)"/.exec(text)?.[1] ?? '';
