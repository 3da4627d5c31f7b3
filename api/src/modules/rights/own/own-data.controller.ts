import { Body, Controller, Get, HttpCode, Post, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AcceptsEndedSession, Access } from '#src/common/access/access.decorator.js';
import { CurrentUser } from '#src/common/access/current-user.decorator.js';
import { EVERYONE, SIGNED_IN } from '#src/common/access/roles.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import { MessageResponse } from '#src/common/http/message.dto.js';
import { ApiProblems } from '#src/common/openapi/api-problems.decorator.js';
import { AnswersArchive, archiveFile } from '#src/modules/rights/archive-answer.js';
import {
  ErasureConfirmation,
  GoneAccountsRequest,
  GoneAccountsResponse,
  OwnDataRequest,
  OwnDataResponse,
} from './own-data.dto.js';
import { OwnDataService } from './own-data.service.js';

@ApiTags('rights')
@Controller('own-data')
export class OwnDataController {
  constructor(private readonly ownData: OwnDataService) {}

  @Get()
  @Access(SIGNED_IN)
  @ApiOperation({ summary: 'See what being forgotten would mean for you' })
  @ApiOkResponse({ type: OwnDataResponse })
  find(@CurrentUser() user: SessionUser): Promise<OwnDataResponse> {
    return this.ownData.find(user);
  }

  @Post('export')
  @HttpCode(200)
  @Access(SIGNED_IN)
  @ApiOperation({
    summary: 'Take your data along',
    description:
      'A ZIP archive of `README.txt`, `data.json` and your pictures. What is known only by your e-mail is in it once that is confirmed.',
  })
  @ApiProblems({ 400: ['auth.wrong-password'], 429: ['auth.too-many-attempts'] })
  @AnswersArchive()
  async export(@CurrentUser() user: SessionUser, @Body() body: OwnDataRequest): Promise<StreamableFile> {
    return archiveFile(await this.ownData.export(user, body.currentPassword));
  }

  @Post('erasure')
  @HttpCode(200)
  @Access(SIGNED_IN)
  @ApiOperation({
    summary: 'Ask to be forgotten',
    description: 'A mail with a link asks again; nothing has happened before that is pressed, within a day.',
  })
  @ApiProblems({
    400: ['auth.wrong-password'],
    409: ['rights.last-admin'],
    429: ['auth.too-many-attempts'],
  })
  @ApiOkResponse({ type: MessageResponse })
  async askForErasure(
    @CurrentUser() user: SessionUser,
    @Body() body: OwnDataRequest,
  ): Promise<MessageResponse> {
    return { message: await this.ownData.askForErasure(user, body.currentPassword) };
  }

  @Post('erasure/confirm')
  @AcceptsEndedSession()
  @HttpCode(200)
  @Access(EVERYONE)
  @ApiOperation({
    summary: 'Be forgotten, by a link',
    description:
      'The account and all that names its owner goes; points and counts stay without them. Again it answers the same.',
  })
  @ApiProblems({ 400: ['auth.link-ended'], 409: ['rights.last-admin'] })
  @ApiOkResponse({ type: MessageResponse })
  async confirmErasure(@Body() body: ErasureConfirmation): Promise<MessageResponse> {
    await this.ownData.confirmErasure(body.token);
    return { message: 'You are forgotten.' };
  }

  @Post('gone-accounts')
  @AcceptsEndedSession()
  @HttpCode(200)
  @Access(EVERYONE)
  @ApiOperation({
    summary: 'Ask which accounts exist no more',
    description: 'For a device that keeps something of theirs, and forgets it then.',
  })
  @ApiOkResponse({ type: GoneAccountsResponse })
  async findGone(@Body() body: GoneAccountsRequest): Promise<GoneAccountsResponse> {
    return { gone: await this.ownData.findGone(body.userIds) };
  }
}
