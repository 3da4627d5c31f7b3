import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Access } from '#src/common/access/access.decorator.js';
import { EVERYONE } from '#src/common/access/roles.js';
import { PublicAnswer } from '#src/common/public-answers/public-answer.decorator.js';
import type { VenueEntity } from './entities/venue.entity.js';
import { VenueResponse } from './venue.dto.js';
import { VenueService } from './venue.service.js';

@ApiTags('venue')
@Controller('venue')
export class VenueController {
  constructor(private readonly venue: VenueService) {}

  @Get()
  @Access(EVERYONE)
  @PublicAnswer('venue')
  @ApiOkResponse({ type: VenueResponse })
  async find(): Promise<VenueResponse> {
    return toResponse(await this.venue.find());
  }
}

const toResponse = (venue: VenueEntity): VenueResponse => ({
  id: venue.id,
  name: venue.name,
  description: venue.description,
  logoUrl: venue.logoUrl,
  phone: venue.phone,
  email: venue.email,
  address: venue.address,
  timeZone: venue.timeZone,
  showArtistNotes: venue.showArtistNotes,
});
