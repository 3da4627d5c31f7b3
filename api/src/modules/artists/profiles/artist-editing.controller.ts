import { Body, Controller, Delete, Param, Post, Put, Req, UseInterceptors } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiExtraModels, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '#src/common/access/access.decorator.js';
import { CurrentUser } from '#src/common/access/current-user.decorator.js';
import { ADMIN_ONLY, ADMIN_OR_ARTIST } from '#src/common/access/roles.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import { CreatedOnce, type Once } from '#src/common/http/created-once.decorator.js';
import type { ExpectedVersions } from '#src/common/http/if-match.js';
import { MessageResponse } from '#src/common/http/message.dto.js';
import { ApiProblems, codesOf } from '#src/common/openapi/api-problems.decorator.js';
import type { RequestWithUpload } from '#src/common/uploads/received-file.js';
import { ExpectedVersion } from '#src/common/validation/fields/expected-version.decorator.js';
import { IdPipe } from '#src/common/validation/id.pipe.js';
import { IdempotencyKey } from '#src/common/validation/fields/idempotency-key.decorator.js';
import { ArtistApprovalService } from '#src/modules/artists/approval/artist-approval.service.js';
import { demoProblems, imageProblems } from '#src/modules/artists/files/artist-file-problems.js';
import { ARTIST_FORM_SCHEMA, ArtistFormUpload } from '#src/modules/artists/files/artist-form-upload.js';
import { ArtistProfilesService } from './artist-profiles.service.js';
import {
  ArtistApprovalRequest,
  ArtistProfileResponse,
  ArtistRequest,
} from '#src/modules/artists/artists.dto.js';

const FILE_PROBLEMS = [codesOf(imageProblems), codesOf(demoProblems)];

@ApiTags('artists')
@ApiExtraModels(ArtistRequest)
@Controller('artists')
export class ArtistEditingController {
  constructor(
    private readonly profiles: ArtistProfilesService,
    private readonly approval: ArtistApprovalService,
  ) {}

  @Post()
  @Access(ADMIN_OR_ARTIST)
  @UseInterceptors(ArtistFormUpload)
  @ApiOperation({
    summary: 'Add an artist',
    description:
      'Artists make their own profile, once; admins any. It waits for review, unless an admin sends `isApproved`.',
  })
  @ApiProblems(...FILE_PROBLEMS, {
    400: ['artists.incomplete'],
    409: ['artists.profile-exists', 'artists.key-reused'],
    429: ['artists.too-many'],
  })
  @ApiConsumes('multipart/form-data', 'application/json')
  @ApiBody({ schema: ARTIST_FORM_SCHEMA })
  @CreatedOnce(ArtistProfileResponse, 'A repeat: the artist that the first call made.')
  create(
    @Body() body: ArtistRequest,
    @IdempotencyKey() clientKey: string | null,
    @CurrentUser() user: SessionUser,
    @Req() { receivedFiles }: RequestWithUpload,
  ): Promise<Once<ArtistProfileResponse>> {
    const form = { request: body, files: receivedFiles ?? {}, user };
    return this.profiles.create(form, clientKey);
  }

  @Put(':id')
  @Access(ADMIN_OR_ARTIST)
  @UseInterceptors(ArtistFormUpload)
  @ApiOperation({
    summary: 'Replace an artist’s profile',
    description:
      'A text that is left out is emptied; files stay unless they are sent or removed. Artists change their own. An admin may send `isApproved`, as to the approval.',
  })
  @ApiProblems(...FILE_PROBLEMS, {
    400: ['artists.incomplete'],
    404: ['artists.not-found'],
    412: ['artists.changed-meanwhile'],
    429: ['artists.too-many'],
  })
  @ApiConsumes('multipart/form-data', 'application/json')
  @ApiBody({ schema: ARTIST_FORM_SCHEMA })
  @ApiOkResponse({ type: ArtistProfileResponse })
  replace(
    @Param('id', IdPipe) id: number,
    @Body() body: ArtistRequest,
    @ExpectedVersion() expectedVersion: ExpectedVersions,
    @CurrentUser() user: SessionUser,
    @Req() { receivedFiles }: RequestWithUpload,
  ): Promise<ArtistProfileResponse> {
    return this.profiles.replace(
      { id, expectedVersion },
      { request: body, files: receivedFiles ?? {}, user },
    );
  }

  @Put(':id/approval')
  @Access(ADMIN_ONLY)
  @ApiOperation({
    summary: 'Approve an artist, or take the approval back',
    description: 'The artist gets a mail. The same decision again changes nothing.',
  })
  @ApiProblems({
    404: ['artists.not-found'],
    409: ['artists.profile-unfinished'],
    412: ['artists.changed-meanwhile'],
  })
  @ApiOkResponse({ type: ArtistProfileResponse })
  approve(
    @Param('id', IdPipe) id: number,
    @Body() { isApproved }: ArtistApprovalRequest,
    @ExpectedVersion() expectedVersion: ExpectedVersions,
  ): Promise<ArtistProfileResponse> {
    return this.approval.decide({ id, expectedVersion }, isApproved);
  }

  @Delete(':id')
  @Access(ADMIN_ONLY)
  @ApiOperation({
    summary: 'Delete an artist',
    description:
      'With their booking requests, proposals, invitations and dates; shows stay, without this artist.',
  })
  @ApiProblems({ 404: ['artists.not-found'] })
  @ApiOkResponse({ type: MessageResponse })
  async delete(@Param('id', IdPipe) id: number): Promise<MessageResponse> {
    await this.profiles.delete(id);
    return { message: 'Artist deleted successfully' };
  }
}
