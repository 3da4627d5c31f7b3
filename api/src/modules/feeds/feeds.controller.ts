import { Controller, Get, Param } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '#src/common/access/access.decorator.js';
import { EVERYONE } from '#src/common/access/roles.js';
import { ApiProblems } from '#src/common/openapi/api-problems.decorator.js';
import { PublicText } from '#src/common/public-answers/public-answer.decorator.js';
import { IdPipe } from '#src/common/validation/id.pipe.js';
import { FeedsService } from './feeds.service.js';

const CALENDAR = 'text/calendar';

/** The calendar for other programs, at addresses that stay (design §8 "Feeds"). */
@ApiTags('feeds')
@Controller('feeds')
export class FeedsController {
  constructor(private readonly feeds: FeedsService) {}

  @Get('events.ics')
  @Access(EVERYONE)
  @PublicText(CALENDAR, 'events', 'artists', 'venue')
  @ApiOperation({
    summary: 'Subscribe to the calendar',
    description:
      'iCalendar, from 30 days ago on. A show that is called off or deleted stays for 30 days, as `CANCELLED`.',
  })
  calendar(): Promise<string> {
    return this.feeds.calendar();
  }

  @Get('events.atom')
  @Access(EVERYONE)
  @PublicText('application/atom+xml', 'events', 'artists', 'venue')
  @ApiOperation({ summary: 'Read of new shows, as Atom' })
  atom(): Promise<string> {
    return this.feeds.atom();
  }

  @Get('events.json')
  @Access(EVERYONE)
  @PublicText('application/feed+json', 'events', 'artists', 'venue')
  @ApiOperation({ summary: 'Read of new shows, as JSON Feed' })
  json(): Promise<string> {
    return this.feeds.json();
  }

  @Get('events/:id.ics')
  @Access(EVERYONE)
  @PublicText(CALENDAR, 'events', 'artists', 'venue')
  @ApiOperation({ summary: 'Add a show to a calendar' })
  @ApiProblems({ 404: ['events.not-found'] })
  showCalendar(@Param('id', IdPipe) id: number): Promise<string> {
    return this.feeds.showCalendar(id);
  }

  @Get('types/:type.ics')
  @Access(EVERYONE)
  @PublicText(CALENDAR, 'events', 'artists', 'venue', 'event-types')
  @ApiOperation({ summary: 'Subscribe to the shows of one type', description: 'By its name, in any case.' })
  @ApiProblems({ 404: ['feeds.type-unknown'] })
  typeCalendar(@Param('type') type: string): Promise<string> {
    return this.feeds.typeCalendar(type);
  }

  @Get('artists/:id.ics')
  @Access(EVERYONE)
  @PublicText(CALENDAR, 'events', 'artists', 'venue')
  @ApiOperation({ summary: 'Subscribe to the shows of one artist' })
  @ApiProblems({ 404: ['artists.not-found'] })
  artistCalendar(@Param('id', IdPipe) id: number): Promise<string> {
    return this.feeds.artistCalendar(id);
  }
}
