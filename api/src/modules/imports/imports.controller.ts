import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Req,
  UseInterceptors,
} from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { IMPORT_KINDS, MAX_IMPORT_BYTES } from '#contract/rules/imports.js';
import { Access } from '#src/common/access/access.decorator.js';
import { CurrentUser } from '#src/common/access/current-user.decorator.js';
import { ADMIN_ONLY } from '#src/common/access/roles.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import { CreatedOnce, type Once } from '#src/common/http/created-once.decorator.js';
import { MessageResponse } from '#src/common/http/message.dto.js';
import { ApiProblems } from '#src/common/openapi/api-problems.decorator.js';
import { AnswersPage } from '#src/common/paging/answers-page.decorator.js';
import type { Page } from '#src/common/paging/page.js';
import type { RequestWithUpload } from '#src/common/uploads/received-file.js';
import { singleUpload } from '#src/common/uploads/single-upload.js';
import { IdPipe } from '#src/common/validation/id.pipe.js';
import { fileTooLarge } from './import-errors.js';
import {
  ImportOptionsRequest,
  ImportRequest,
  ImportResponse,
  ImportRowResponse,
  ImportRowsQuery,
} from './imports.dto.js';
import { ImportsService } from './imports.service.js';
import { ImportRunningService } from './running/import-running.service.js';

const NOT_FOUND = { 404: ['imports.not-found'] };

@ApiTags('imports')
@Controller('imports')
export class ImportsController {
  constructor(
    private readonly imports: ImportsService,
    private readonly running: ImportRunningService,
  ) {}

  @Get()
  @Access(ADMIN_ONLY)
  @ApiOperation({ summary: 'List the newest imports' })
  @ApiOkResponse({ type: [ImportResponse] })
  findNewest(): Promise<ImportResponse[]> {
    return this.imports.findNewest();
  }

  @Post()
  @Access(ADMIN_ONLY)
  @UseInterceptors(
    singleUpload({ field: 'file', maxBytes: MAX_IMPORT_BYTES, tooLarge: fileTooLarge, texts: ['kind'] }),
  )
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: {
      type: 'object',
      required: ['file', 'kind'],
      properties: {
        file: { type: 'string', format: 'binary', description: 'An ICS or CSV file of at most 20 MB' },
        kind: { type: 'string', enum: [...IMPORT_KINDS] },
      },
    },
  })
  @ApiOperation({
    summary: 'Read a file to import',
    description: 'Nothing is brought in yet: the answer says what would become of its rows.',
  })
  @ApiProblems({
    400: ['imports.file-missing', 'imports.file-empty'],
    409: ['imports.under-way'],
    413: ['imports.file-too-large', 'imports.too-many-rows'],
    415: ['imports.file-unreadable'],
  })
  @CreatedOnce(ImportResponse, 'The same file: the preview that is there already.')
  read(
    @Req() { received }: RequestWithUpload,
    @Body() { kind }: ImportRequest,
    @CurrentUser() user: SessionUser,
  ): Promise<Once<ImportResponse>> {
    return this.imports.read({ file: received, kind, by: user.id });
  }

  @Get(':id')
  @Access(ADMIN_ONLY)
  @ApiOperation({
    summary: 'Show an import',
    description: 'Asked again while it runs, it says how far it is.',
  })
  @ApiProblems(NOT_FOUND)
  @ApiOkResponse({ type: ImportResponse })
  find(@Param('id', IdPipe) id: number): Promise<ImportResponse> {
    return this.imports.find(id);
  }

  @Get(':id/rows')
  @Access(ADMIN_ONLY)
  @ApiOperation({
    summary: 'List the rows of an import',
    description: 'Of one that is done, those that were left out.',
  })
  @ApiProblems(NOT_FOUND)
  @AnswersPage({ type: [ImportRowResponse] })
  findRows(
    @Param('id', IdPipe) id: number,
    @Query() query: ImportRowsQuery,
  ): Promise<Page<ImportRowResponse>> {
    return this.imports.findRows(id, query);
  }

  @Get(':id/left-out')
  @Access(ADMIN_ONLY)
  @Header('Content-Type', 'text/csv; charset=utf-8')
  @Header('Content-Disposition', 'attachment; filename="left-out.csv"')
  @ApiOperation({
    summary: 'Fetch the rows that were left out',
    description: 'As they stood in the file, with why.',
  })
  @ApiProblems(NOT_FOUND)
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' } })
  leftOut(@Param('id', IdPipe) id: number): Promise<string> {
    return this.imports.leftOut(id);
  }

  @Put(':id/options')
  @Access(ADMIN_ONLY)
  @ApiOperation({ summary: 'Read the rows in another way', description: 'What is left out stays as it is.' })
  @ApiProblems(NOT_FOUND, { 400: ['imports.column-unknown'], 409: ['imports.under-way'] })
  @ApiOkResponse({ type: ImportResponse })
  change(@Param('id', IdPipe) id: number, @Body() body: ImportOptionsRequest): Promise<ImportResponse> {
    return this.imports.change(id, body);
  }

  @Post(':id/start')
  @Access(ADMIN_ONLY)
  @HttpCode(200)
  @ApiOperation({
    summary: 'Bring the rows in',
    description: 'Begins, or goes on after a stop; a repeat changes nothing.',
  })
  @ApiProblems(NOT_FOUND, { 409: ['imports.not-judged', 'imports.columns-missing'] })
  @ApiOkResponse({ type: ImportResponse })
  start(@Param('id', IdPipe) id: number): Promise<ImportResponse> {
    return this.running.start(id);
  }

  @Post(':id/stop')
  @Access(ADMIN_ONLY)
  @HttpCode(200)
  @ApiOperation({ summary: 'Stop an import', description: 'Rows that were brought in stay.' })
  @ApiProblems(NOT_FOUND)
  @ApiOkResponse({ type: ImportResponse })
  stop(@Param('id', IdPipe) id: number): Promise<ImportResponse> {
    return this.running.stop(id);
  }

  @Delete(':id')
  @Access(ADMIN_ONLY)
  @ApiOperation({ summary: 'Clear an import away', description: 'What it brought in stays.' })
  @ApiProblems(NOT_FOUND, { 409: ['imports.running'] })
  @ApiOkResponse({ type: MessageResponse })
  discard(@Param('id', IdPipe) id: number): Promise<MessageResponse> {
    return this.imports.discard(id);
  }
}
