import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, ApiOperation, ApiTags, getSchemaPath } from '@nestjs/swagger';
import { Access } from '#src/common/access/access.decorator.js';
import { CurrentPerson, CurrentUser } from '#src/common/access/current-user.decorator.js';
import { ARTIST_ONLY, EVERYONE } from '#src/common/access/roles.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import { TokenScope } from '#src/common/access/token-scope.decorator.js';
import { ApiProblems } from '#src/common/openapi/api-problems.decorator.js';
import { AnswersPage } from '#src/common/paging/answers-page.decorator.js';
import type { Page } from '#src/common/paging/page.js';
import { PublicAnswer } from '#src/common/public-answers/public-answer.decorator.js';
import { IdPipe } from '#src/common/validation/id.pipe.js';
import { ArtistProfileResponse, ArtistResponse, ArtistsQuery } from './artists.dto.js';
import { ArtistsService } from './artists.service.js';

const PUBLIC_OR_ALL = {
  anyOf: [{ $ref: getSchemaPath(ArtistResponse) }, { $ref: getSchemaPath(ArtistProfileResponse) }],
};

@ApiTags('artists')
@ApiExtraModels(ArtistResponse, ArtistProfileResponse)
@Controller('artists')
export class ArtistsController {
  constructor(private readonly artists: ArtistsService) {}

  @Get()
  @Access(EVERYONE)
  @TokenScope('programme:read')
  @AnswersPage({
    schema: { type: 'array', items: PUBLIC_OR_ALL },
    description:
      'Approved artists by name; for admins all of all, those that wait first. A program sees what is public.',
  })
  @PublicAnswer('artists')
  @ApiOperation({ summary: 'List the artists' })
  findPage(
    @Query() query: ArtistsQuery,
    @CurrentPerson() user: SessionUser | null,
  ): Promise<Page<ArtistResponse | ArtistProfileResponse>> {
    return this.artists.findPage(query, user);
  }

  @Get('profile')
  @Access(ARTIST_ONLY)
  @ApiOperation({ summary: 'Show your artist profile' })
  @ApiProblems({ 404: ['artists.no-profile'] })
  @ApiOkResponse({ type: ArtistProfileResponse, description: 'The signed-in artist’s own; 404 without one.' })
  findOwn(@CurrentUser() user: SessionUser): Promise<ArtistProfileResponse> {
    return this.artists.findOwn(user.id);
  }

  @Get(':id')
  @Access(EVERYONE)
  @TokenScope('programme:read')
  @PublicAnswer('artists')
  @ApiOperation({ summary: 'Show an artist' })
  @ApiProblems({ 404: ['artists.not-found'] })
  @ApiOkResponse({
    schema: PUBLIC_OR_ALL,
    description:
      'What is public of an approved artist; all of it for admins and the artist, not for programs.',
  })
  findOne(
    @Param('id', IdPipe) id: number,
    @CurrentPerson() user: SessionUser | null,
  ): Promise<ArtistResponse | ArtistProfileResponse> {
    return this.artists.findOne(id, user);
  }
}
