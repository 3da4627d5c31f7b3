import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '#src/common/access/access.decorator.js';
import { EVERYONE } from '#src/common/access/roles.js';
import { PublicText } from '#src/common/public-answers/public-answer.decorator.js';
import { EmbedQuery } from './embed.dto.js';
import { EmbedService } from './embed.service.js';

/** The next shows on other sites (design §8 "Embed"). */
@ApiTags('feeds')
@Controller('embed')
export class EmbedController {
  constructor(private readonly embed: EmbedService) {}

  @Get('events')
  @Access(EVERYONE)
  @PublicText('text/html', 'events', 'artists', 'venue')
  @ApiOperation({
    summary: 'Show the next shows in a frame of another site',
    description: 'The only page that may be framed. `/embed.js` puts it on a page and sizes it.',
  })
  events(@Query() query: EmbedQuery): Promise<string> {
    return this.embed.page(query);
  }
}
