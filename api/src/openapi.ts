import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { SESSION_COOKIE } from '#src/common/access/session-token.js';
import { completeDocument } from '#src/common/openapi/complete-document.js';
import { operationId } from '#src/common/openapi/operation-id.js';

const DESCRIPTION = `
Live Music & Events.

**Sessions.** \`POST /api/auth/login\` answers a \`sessionId\`: send it as \`Authorization: Bearer …\`. Browsers get it as an httpOnly cookie too; what they change by the cookie alone must come from the venue's own pages. \`x-roles\` names who may call an operation; a \`visitor\` is not signed in.

**API tokens.** Another program sends \`Authorization: Bearer htk_…\`, a token that an admin made under Settings. It acts in that admin’s name, only where \`x-token-scope\` is among its scopes; everything else refuses it, and it may call 600 times a minute.

**Problems.** Every refusal has the shape of \`Problem\`. Its \`code\` is stable, its \`message\` is for people.

**Long lists** take \`limit\` and \`cursor\`. Where there is more, \`Link\` has the address of the next page.

**Repeats.** A command with an \`Idempotency-Key\` may be sent again without harm: the answer is the same, with 200 in place of 201.

**Versions.** A change with \`If-Match\` is refused with 412 when somebody else changed the same thing meanwhile.

**After a change**, any other process may show the public what was before for some milliseconds. Who changed it sees the change: while signed in, and by a cookie of some seconds. Without either, read with \`Cache-Control: no-cache\`.
`.trim();

const AREAS = {
  auth: 'Registering, signing in and out, and your own account.',
  users: 'Accounts, as staff see them.',
  venue: 'The venue’s name, address and settings.',
  events: 'The calendar: shows, and series of them.',
  'event-types': 'Kinds of shows and their colours.',
  artists: 'Artists and bands: their profiles, and staff’s review of them.',
  availability: 'The dates on which artists can play.',
  invitations: 'Staff invite an artist to a date.',
  bookings: 'Proposals to artists, requests from the public, and tables.',
  'check-in': 'Guests at a show, the photos that prove it, and staff’s review of them.',
  door: 'Tablets at the door, and who works at them.',
  photos: 'The gallery of the shows.',
  pages: 'What shared links and search engines are shown of the public pages.',
  connections: 'Other programs: those that call this API, and those that are told what happens.',
  loyalty: 'Members, their points and badges.',
  sms: 'Shows asked for by text message.',
  notifications: 'Mails, text and push messages that the venue sends, and who wants them.',
  feeds: 'The calendar for other programs and other sites.',
  reminders: 'What people asked to be told of: a show on its day, an artist’s new shows.',
  imports: 'Calendars and members brought along from other programs.',
  health: 'Whether the server runs and can serve.',
  audit: 'Who of the staff did what.',
  rights: 'What is known of somebody: taken along, and forgotten.',
  today: 'Staff’s first page: tonight, what waits for them, and the nights that are open.',
};

const shell = () => {
  const builder = new DocumentBuilder()
    .setTitle('Honky-Tonk API')
    .setDescription(DESCRIPTION)
    .setVersion('1')
    .addServer('/', 'Where this description was found')
    .addSecurity('bearer', {
      type: 'http',
      scheme: 'bearer',
      description: 'A session’s `sessionId`, or at the door a paired tablet’s own token.',
    })
    .addSecurity('apiToken', {
      type: 'http',
      scheme: 'bearer',
      description: 'An API token, `htk_…`, where the operation names a scope.',
    })
    .addSecurity('cookie', { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE });
  for (const [name, description] of Object.entries(AREAS)) builder.addTag(name, description);
  return builder.build();
};

/** The API's own description: from the decorators on its routes and DTOs, and what follows from them. */
export const describeApi = (app: INestApplication): OpenAPIObject =>
  completeDocument(
    SwaggerModule.createDocument(app, shell(), {
      operationIdFactory: operationId,
    }),
  );

/** Serves the description at `/api/docs` (pages) and `/api/docs-json`. */
export const setUpDocs = (app: INestApplication): void => {
  SwaggerModule.setup('api/docs', app, () => describeApi(app));
};
