import { Body, Controller, HttpCode, Post, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '#src/common/access/access.decorator.js';
import { ADMIN_ONLY } from '#src/common/access/roles.js';
import { ApiProblems } from '#src/common/openapi/api-problems.decorator.js';
import { AnswersArchive, archiveFile } from '#src/modules/rights/archive-answer.js';
import { PersonErasureRequest, PersonErasureResponse, PersonRequest } from './people.dto.js';
import { PeopleService } from './people.service.js';

@ApiTags('rights')
@Controller('admin/people')
export class PeopleController {
  constructor(private readonly people: PeopleService) {}

  @Post('export')
  @HttpCode(200)
  @Access(ADMIN_ONLY)
  @ApiOperation({
    summary: 'Export the data of somebody who asked',
    description:
      'By e-mail, of an account or a guest without one. With `userId`, of that account and the e-mail it has proved alone. Not of another admin.',
  })
  @ApiProblems({ 404: ['rights.nobody-known'], 409: ['users.protected'] })
  @AnswersArchive()
  async export(@Body() body: PersonRequest): Promise<StreamableFile> {
    return archiveFile(await this.people.export(body));
  }

  @Post('erasure')
  @HttpCode(200)
  @Access(ADMIN_ONLY)
  @ApiOperation({
    summary: 'Forget somebody who asked',
    description:
      'For good. By e-mail, an account or a guest without one. With `userId`, that account and the e-mail it has proved alone. Not another admin.',
  })
  @ApiProblems({
    400: ['rights.not-confirmed'],
    404: ['rights.nobody-known'],
    409: ['users.protected'],
  })
  @ApiOkResponse({ type: PersonErasureResponse })
  erase(@Body() body: PersonErasureRequest): Promise<PersonErasureResponse> {
    return this.people.erase(body);
  }
}
