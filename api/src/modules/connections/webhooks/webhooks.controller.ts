import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '#src/common/access/access.decorator.js';
import { ADMIN_ONLY } from '#src/common/access/roles.js';
import { CreatedOnce, type Once } from '#src/common/http/created-once.decorator.js';
import { MessageResponse } from '#src/common/http/message.dto.js';
import { ApiProblems } from '#src/common/openapi/api-problems.decorator.js';
import { IdempotencyKey } from '#src/common/validation/fields/idempotency-key.decorator.js';
import { IdPipe } from '#src/common/validation/id.pipe.js';
import {
  WebhookChangeRequest,
  WebhookRequest,
  WebhookResponse,
  WebhookSecretResponse,
} from './webhooks.dto.js';
import { WebhooksService } from './webhooks.service.js';

const REFUSED = {
  400: ['connections.address-refused'],
  409: ['connections.webhook-name-taken', 'connections.too-many-webhooks'],
};
const NOT_FOUND = { 404: ['connections.webhook-not-found'] };

const BODIES = `Each is a POST of \`{ "type", "timestamp", "data" }\` as JSON, signed as Standard Webhooks says (\`webhook-id\`, \`webhook-timestamp\`, \`webhook-signature\`), and taken when the answer is 2xx. It may come twice: \`webhook-id\` is then the same. What happens to one show comes in order.

\`data\` of each \`type\`:
- \`show.announced\`, \`show.changed\`, \`show.cancelled\`, \`show.deleted\`: \`id\`, \`name\`, \`type\`, \`date\`, \`time\`, \`doorsTime\`, \`endTime\`, \`status\`, \`artistId\`, \`artistIds\`, \`actTimes\` (when acts begin, by artist)
- \`artist.answered\`: \`about\` (\`invitation\` or \`proposal\`), \`id\`, \`artistId\`, \`eventId\`, \`date\`, \`time\`, \`answer\` (\`accepted\` or \`declined\`)
- \`check-in.recorded\`, \`check-in.undone\`: \`id\`, \`eventId\`, \`partySize\`, \`isLate\`, \`occurredAt\`
- \`text-request.waiting\`: \`id\`, \`artistId\`, \`date\`, \`time\`
- \`webhook.test\`: \`name\``;

@ApiTags('connections')
@Access(ADMIN_ONLY)
@Controller('connections/webhooks')
export class WebhooksController {
  constructor(private readonly webhooks: WebhooksService) {}

  @Get()
  @ApiOperation({ summary: 'List the addresses that are told what happens' })
  @ApiOkResponse({ type: [WebhookResponse] })
  findAll(): Promise<WebhookResponse[]> {
    return this.webhooks.findAll();
  }

  @Post()
  @ApiOperation({
    summary: 'Tell another program what happens',
    description: `The secret is told this once, and to repeats of the call.\n\n${BODIES}`,
  })
  @ApiProblems(REFUSED)
  @CreatedOnce(WebhookSecretResponse, 'A repeat: what the first call made, as this one has it.')
  add(
    @Body() body: WebhookRequest,
    @IdempotencyKey() clientKey: string | null,
  ): Promise<Once<WebhookSecretResponse>> {
    return this.webhooks.add(body, clientKey);
  }

  @Put(':id')
  @ApiOperation({
    summary: 'Change an address that is told what happens',
    description: 'What is left out stays.',
  })
  @ApiProblems(NOT_FOUND, REFUSED)
  @ApiOkResponse({ type: WebhookResponse })
  change(@Param('id', IdPipe) id: number, @Body() body: WebhookChangeRequest): Promise<WebhookResponse> {
    return this.webhooks.change(id, body);
  }

  @Delete(':id')
  @ApiOperation({
    summary: 'Tell an address nothing any more',
    description: 'What waits for it goes with it.',
  })
  @ApiProblems(NOT_FOUND)
  @ApiOkResponse({ type: MessageResponse })
  async remove(@Param('id', IdPipe) id: number): Promise<MessageResponse> {
    await this.webhooks.remove(id);
    return { message: 'Address removed' };
  }

  @Post(':id/secret')
  @ApiOperation({
    summary: 'Give an address a new secret',
    description:
      'It is told once, and to repeats of the call. For a day what is sent is signed with the old one, too.',
  })
  @ApiProblems(NOT_FOUND)
  @CreatedOnce(WebhookSecretResponse, 'A repeat: the secret that the first call made.')
  changeSecret(
    @Param('id', IdPipe) id: number,
    @IdempotencyKey() clientKey: string | null,
  ): Promise<Once<WebhookSecretResponse>> {
    return this.webhooks.changeSecret(id, clientKey);
  }

  @Put(':id/pause')
  @ApiOperation({ summary: 'Pause an address', description: 'What happens meanwhile waits.' })
  @ApiProblems(NOT_FOUND)
  @ApiOkResponse({ type: WebhookResponse })
  pause(@Param('id', IdPipe) id: number): Promise<WebhookResponse> {
    return this.webhooks.pause(id);
  }

  @Put(':id/resume')
  @ApiOperation({
    summary: 'Go on with an address that is paused, deaf or gone',
    description: 'What waits is sent at once.',
  })
  @ApiProblems(NOT_FOUND)
  @ApiOkResponse({ type: WebhookResponse })
  resume(@Param('id', IdPipe) id: number): Promise<WebhookResponse> {
    return this.webhooks.resume(id);
  }

  @Post(':id/test')
  @HttpCode(200)
  @ApiOperation({ summary: 'Send an address something to see whether it answers' })
  @ApiProblems(NOT_FOUND, { 409: ['connections.webhook-paused'] })
  @ApiOkResponse({ type: MessageResponse })
  async test(@Param('id', IdPipe) id: number): Promise<MessageResponse> {
    await this.webhooks.test(id);
    return { message: 'On its way' };
  }
}
