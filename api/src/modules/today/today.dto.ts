import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsIn } from 'class-validator';
import { FIRST_STEPS, type FirstStep } from '#contract/today.js';
import { Text } from '#src/common/validation/fields/text.decorator.js';
import { WholeNumber } from '#src/common/validation/fields/number.decorator.js';
import { ArtistCard } from '#src/modules/artists/artists.dto.js';
import { EventResponse } from '#src/modules/events/events.dto.js';
import { WaitingCounts } from './waiting/waiting.dto.js';

/** What a caller knows of Today already, and how long it waits for news. */
export class TodayNewsQuery {
  /** `tag` of the answer before. */
  @Text({ label: 'tag', max: 40, optional: true }) tag?: string;
  /** Seconds until an answer without news; more than 20 are taken as 20. */
  @WholeNumber({ label: 'wait', min: 0, max: 3_600, optional: true }) wait?: number;
}

export class TodayNews {
  /** Another one with each change. */
  @ApiProperty({ type: String }) tag: string;
  /** How much waits for staff, of all kinds; of each kind at most 1,000 are counted. */
  @ApiProperty({ type: 'integer' }) waiting: number;
}

/** A show of tonight, and how full it is. */
export class TonightShow {
  @ApiProperty({ type: EventResponse }) show: EventResponse;
  /** People inside now: parties in, less who left. */
  @ApiProperty({ type: 'integer' }) inside: number;
  /** People who came, no matter who left since. */
  @ApiProperty({ type: 'integer' }) people: number;
  @ApiProperty({ type: 'integer' }) checkIns: number;
  @ApiProperty({ type: 'integer' }) tablesConfirmed: number;
  @ApiProperty({ type: 'integer' }) tablesPending: number;
  /** Of both. */
  @ApiProperty({ type: 'integer' }) seatsBooked: number;
}

/** A night without a show. */
export class OpenNight {
  @ApiProperty({ type: String, format: 'date' }) date: string;
  /** How many approved artists have marked it as free. */
  @ApiProperty({ type: 'integer' }) freeCount: number;
  /** The first few of them, by name. */
  @ApiProperty({ type: [ArtistCard] }) free: ArtistCard[];
}

/** Steps of the first evening that need nothing more. */
export class FirstStepsRequest {
  @ArrayMaxSize(FIRST_STEPS.length, { message: `ticked must name at most ${FIRST_STEPS.length} steps` })
  @IsIn(FIRST_STEPS, { each: true, message: `ticked must be of ${FIRST_STEPS.join(', ')}` })
  @IsArray({ message: 'ticked must be a list' })
  @ApiProperty({ enum: FIRST_STEPS, isArray: true })
  ticked: FirstStep[];
}

/** A step of the first evening. */
export class FirstStepResponse {
  @ApiProperty({ enum: FIRST_STEPS }) step: FirstStep;
  @ApiProperty({ type: Boolean }) isDone: boolean;
}

/** What staff see first (design §9). */
export class TodayResponse {
  /** The date of the show night that is on: until 4 in the morning that is the night before. */
  @ApiProperty({ type: String, format: 'date' }) night: string;
  /** Shows of that night, and others that guests may check in to now. */
  @ApiProperty({ type: [TonightShow] }) tonight: TonightShow[];
  /** The next scheduled show after them. */
  @ApiProperty({ type: EventResponse, nullable: true }) next: EventResponse | null;
  @ApiProperty({ type: WaitingCounts }) waiting: WaitingCounts;
  /** Of the next two weeks, by date. */
  @ApiProperty({ type: [OpenNight] }) openNights: OpenNight[];
  /** What a new venue has yet to do; empty once it knows its way. */
  @ApiProperty({ type: [FirstStepResponse] }) firstSteps: FirstStepResponse[];
}
