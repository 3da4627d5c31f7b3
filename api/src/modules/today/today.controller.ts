import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '#src/common/access/access.decorator.js';
import { CurrentUser } from '#src/common/access/current-user.decorator.js';
import { ADMIN_ONLY } from '#src/common/access/roles.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import { AnswersPage } from '#src/common/paging/answers-page.decorator.js';
import type { Page } from '#src/common/paging/page.js';
import { PageQuery } from '#src/common/paging/page-query.js';
import {
  FirstStepResponse,
  FirstStepsRequest,
  TodayNews,
  TodayNewsQuery,
  TodayResponse,
} from './today.dto.js';
import { TodayService } from './today.service.js';
import { WaitingResponse } from './waiting/waiting.dto.js';
import { WaitingService } from './waiting/waiting.service.js';

@ApiTags('today')
@Access(ADMIN_ONLY)
@Controller('today')
export class TodayController {
  constructor(
    private readonly today: TodayService,
    private readonly waiting: WaitingService,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Show tonight, how much waits for staff, and the open nights of two weeks' })
  @ApiOkResponse({ type: TodayResponse })
  find(@CurrentUser() admin: SessionUser): Promise<TodayResponse> {
    return this.today.find(admin);
  }

  @Put('first-steps')
  @ApiOperation({
    summary: 'Tick steps of the first evening off',
    description: 'Adds to those that are ticked; all of them hide the list.',
  })
  @ApiOkResponse({ type: [FirstStepResponse] })
  tickFirstSteps(@Body() request: FirstStepsRequest): Promise<FirstStepResponse[]> {
    return this.today.tickFirstSteps(request);
  }

  @Get('waiting')
  @ApiOperation({ summary: 'List what waits for staff', description: 'Of all kinds, the oldest first.' })
  @AnswersPage({ type: [WaitingResponse] })
  findWaiting(@Query() query: PageQuery): Promise<Page<WaitingResponse>> {
    return this.waiting.findPage(query);
  }

  @Get('news')
  @ApiOperation({
    summary: 'Tell whether Today has changed, and how much waits',
    description: 'With `wait` the answer comes with the next change, or after that many seconds.',
  })
  @ApiOkResponse({ type: TodayNews })
  findNews(@Query() query: TodayNewsQuery, @CurrentUser() admin: SessionUser): Promise<TodayNews> {
    return this.today.findNews(query, admin);
  }
}
