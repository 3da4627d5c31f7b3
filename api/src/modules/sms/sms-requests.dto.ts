import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { LIST_LIMIT, TEXT_LENGTH } from '#contract/limits.js';
import {
  SMS_EVENT_MAKERS,
  SMS_REQUEST_KINDS,
  SMS_REQUEST_PARTS,
  SMS_REQUEST_STATUSES,
  SMS_TEXT_EFFECTS,
  SMS_WISHES,
  type SmsEventMaker,
  type SmsRequestKind,
  type SmsRequestPart,
  type SmsRequestStatus,
  type SmsTextEffect,
  type SmsWish,
} from '#contract/sms.js';
import { keepable } from '#src/common/keepable.js';
import { IdList } from '#src/common/validation/fields/id-list.decorator.js';
import { MAX_ID, WholeNumber } from '#src/common/validation/fields/number.decorator.js';
import { OneOf } from '#src/common/validation/fields/one-of.decorator.js';
import { PageQuery } from '#src/common/paging/page-query.js';
import { TextSender } from '#src/common/validation/fields/phone.decorator.js';
import { Text } from '#src/common/validation/fields/text.decorator.js';

/** Body of `POST /api/admin/sms/process`, the test form (spec §5, §7). */
export class SmsTestRequest {
  @TextSender() phoneNumber?: string;

  /** Characters that cannot be kept are dropped, as from a phone. */
  @Transform(({ value }) => (typeof value === 'string' ? keepable(value) : (value as unknown)))
  @Text({
    label: 'Message',
    max: TEXT_LENGTH.smsMessage,
    multiline: true,
    required: 'Please enter a message to process',
  })
  messageText: string;
}

/** Which requests an admin lists. */
export class SmsRequestsQuery extends PageQuery {
  @OneOf(SMS_REQUEST_STATUSES, { label: 'status', optional: true }) status?: SmsRequestStatus;
  /** Instead of the requests, the texts that ask for nothing. */
  @OneOf(['quiet'] as const, { label: 'kept', optional: true }) kept?: 'quiet';
  /** Above the first page, up to 20 older requests that nobody has seen since their last text: they are in their own place, too. */
  @OneOf(['first'] as const, { label: 'unseen', optional: true }) unseen?: 'first';
}

/** Body of `PUT /api/admin/sms-requests/seen`. */
export class SmsRequestsSeen {
  /** Requests that have come into view. Ids that nobody has are left out. */
  @IdList({ label: 'ids', of: 'request', max: LIST_LIMIT.max }) ids: number[];
  /** How many texts each of them showed, in their order: one that has got another since stays new. Left out, all are seen. */
  @IdList({ label: 'readTexts', of: 'request', max: LIST_LIMIT.max, clearable: true })
  readTexts?: number[] | null;
}

/** How many requests wait for staff who have not seen them. */
export class SmsRequestCount {
  @ApiProperty({ type: 'integer' }) unread: number;
}

/** An event that has to do with a request. */
export class SmsRelatedEvent {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ type: String }) name: string;
  @ApiProperty({ type: String, format: 'date' }) date: string;
  @ApiProperty({ type: String, example: '20:00' }) time: string;
  @ApiProperty({ type: String, nullable: true }) artistName: string | null;
}

/** The event that a text wants otherwise. */
export class SmsChangedEvent extends SmsRelatedEvent {
  @ApiProperty({ type: String, nullable: true, example: '22:00' }) endTime: string | null;
}

/** The event in a request's way. */
export class SmsConflict extends SmsRelatedEvent {
  /** True when one of the acts plays it, whom `artistName` then names: no event can be made until one of the two moves. */
  @ApiProperty({ type: Boolean }) isArtistBusy: boolean;
}

/** A person or band that a message may mean. */
export class SmsNamed {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ type: String }) name: string;
}

/** One text of a request's history. */
export class SmsRequestText {
  @ApiProperty({ type: String }) text: string;
  @ApiProperty({ type: String, format: 'date-time' }) receivedAt: string;
  /** What it did to the request. */
  @ApiProperty({ enum: SMS_TEXT_EFFECTS }) effect: SmsTextEffect;
  /** What the request was before it, in words; null where it changed nothing. */
  @ApiProperty({ type: String, nullable: true }) was: string | null;
}

/** What a request would be, as its last text is most likely meant: in place of its own parts of these names. */
export class SmsSuggestion {
  @ApiProperty({ type: String, nullable: true }) extractedArtist: string | null;
  @ApiProperty({ type: [SmsNamed] }) otherActs: SmsNamed[];
  @ApiProperty({ type: String, nullable: true, example: '2026-11-27' }) extractedDate: string | null;
  @ApiProperty({ type: String, nullable: true, example: '20:00' }) extractedTime: string | null;
  @ApiProperty({ type: String, nullable: true, example: '22:00' }) extractedEndTime: string | null;
  @ApiProperty({ type: String, nullable: true }) night: string | null;
}

/** Body of `POST /api/admin/sms-requests/{id}/decision`. */
export class SmsDecision {
  @OneOf(SMS_WISHES, { label: 'wish' }) wish: SmsWish;
  /** How many of its texts staff had read: what the sender has written since is read first. */
  @WholeNumber({ label: 'readTexts', min: 1, max: MAX_ID }) readTexts: number;
}

/** What staff had read of a request that they delete. */
export class SmsRemovalQuery {
  /** How many of its texts: what the sender has written since is read first. Left out, all are deleted. */
  @WholeNumber({ label: 'readTexts', min: 0, max: MAX_ID, optional: true }) readTexts?: number;
}

/** A request as an admin sees it (spec §3 "SMS request as displayed", and what the parser made of it). */
export class SmsRequestResponse {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ type: String }) phoneNumber: string;
  /** All its texts, each on lines of its own. */
  @ApiProperty({ type: String }) messageText: string;
  @ApiProperty({ enum: SMS_REQUEST_KINDS }) kind: SmsRequestKind;
  /** Its history, the first text first. */
  @ApiProperty({ type: [SmsRequestText] }) texts: SmsRequestText[];
  @ApiProperty({ enum: SMS_REQUEST_STATUSES }) status: SmsRequestStatus;
  @ApiProperty({ type: String, nullable: true }) extractedArtist: string | null;
  /** The wall-clock date on which the show starts. */
  @ApiProperty({ type: String, nullable: true, example: '2026-11-27' }) extractedDate: string | null;
  @ApiProperty({ type: String, nullable: true, example: '20:00' }) extractedTime: string | null;
  /** At or before the time: past midnight. */
  @ApiProperty({ type: String, nullable: true, example: '22:00' }) extractedEndTime: string | null;
  @ApiProperty({ type: String, nullable: true }) extractedEventName: string | null;
  @ApiProperty({ type: String, nullable: true }) extractedEventType: string | null;
  /** The evening that the sender named, where the show starts after its midnight: the day before `extractedDate`. */
  @ApiProperty({ type: String, nullable: true }) night: string | null;
  /** What is wrong or missing, or which event is in the way, in words; null when nothing is. */
  @ApiProperty({ type: String, nullable: true }) errorMessage: string | null;
  /** The text that the sender was answered with last; null for none, as to the test form and beyond four an hour. */
  @ApiProperty({ type: String, nullable: true }) reply: string | null;
  /** What to ask the sender, one for each thing that is not clear. */
  @ApiProperty({ type: [String] }) questions: string[];
  /** Of a request that asks something: what its sender most likely wants; null where that cannot be said. */
  @ApiProperty({ type: SmsSuggestion, nullable: true }) suggestion: SmsSuggestion | null;
  /** What its sender may want otherwise can be kept as it was asked for. */
  @ApiProperty({ type: Boolean }) canKeep: boolean;
  /** What was read but is not sure. */
  @ApiProperty({ enum: SMS_REQUEST_PARTS, isArray: true }) doubtful: SmsRequestPart[];
  /** Artists whom the message may mean, when that is the question. */
  @ApiProperty({ type: [SmsNamed] }) candidates: SmsNamed[];
  /** The request of the same phone to which this one adds something, or whose show it wants otherwise; null also once that is deleted. */
  @ApiProperty({ type: 'integer', nullable: true }) earlierId: number | null;
  /** Null also when the artist is deleted. */
  @ApiProperty({ type: 'integer', nullable: true }) artistId: number | null;
  /** Who plays with the artist, in order, as the message was read (decision 50). */
  @ApiProperty({ type: [SmsNamed] }) otherActs: SmsNamed[];
  /** The event in its way at this moment. */
  @ApiProperty({ type: SmsConflict, nullable: true }) conflict: SmsConflict | null;
  /** Of a wish to change a show: the show as it is on the calendar. */
  @ApiProperty({ type: SmsChangedEvent, nullable: true }) changes: SmsChangedEvent | null;
  /** What to know of its acts, in words: not available, booked otherwise, blocked. */
  @ApiProperty({ type: [String] }) hints: string[];
  /** Staff have blocked the account of one of its acts: no event can be made with them. */
  @ApiProperty({ type: Boolean }) isArtistBlocked: boolean;
  /** The moment asked for is over: only the form can make an event of it. */
  @ApiProperty({ type: Boolean }) hasPassed: boolean;
  /** Other scheduled events of that date, a hint; the first three. */
  @ApiProperty({ type: [SmsRelatedEvent] }) sameNight: SmsRelatedEvent[];
  /** Null once the event is deleted, too: a form may make another one of it then. */
  @ApiProperty({ type: 'integer', nullable: true }) eventId: number | null;
  @ApiProperty({ type: SmsRelatedEvent, nullable: true }) event: SmsRelatedEvent | null;
  /** Typed into the test form, and not received. */
  @ApiProperty({ type: Boolean }) fromForm: boolean;
  /** False while it waits for staff who have not seen it. */
  @ApiProperty({ type: Boolean }) isSeen: boolean;
  @ApiProperty({ type: SmsNamed, nullable: true }) processedBy: SmsNamed | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) processedAt: Date | null;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: Date;
}

/** Answer of the test form (spec §7). */
export class SmsTestResponse {
  /** Whether there is an event now; of several shows, of each. */
  @ApiProperty({ type: Boolean }) success: boolean;
  /** Fit for a toast. */
  @ApiProperty({ type: String }) message: string;
  /** For how long making the events can still be undone; null when it cannot. */
  @ApiProperty({ type: 'integer', nullable: true }) undoSeconds: number | null;
  @ApiProperty({ type: SmsRequestResponse }) request: SmsRequestResponse;
  /** Those of the other shows that the message asks for. */
  @ApiProperty({ type: [SmsRequestResponse] }) more: SmsRequestResponse[];
}

/** Answer of `POST /api/admin/sms-requests/{id}/event`. */
export class SmsEventResponse {
  @ApiProperty({ type: String }) message: string;
  @ApiProperty({ type: 'integer' }) eventId: number;
  /** Who had made it before; null when it was made now. */
  @ApiProperty({ enum: SMS_EVENT_MAKERS, nullable: true }) madeEarlierBy: SmsEventMaker | null;
  /** For how long who made it may still undo that: nobody is told of the event before; null when it is over, and for anybody else. */
  @ApiProperty({ type: 'integer', nullable: true }) undoSeconds: number | null;
  @ApiProperty({ type: SmsRequestResponse }) request: SmsRequestResponse;
}

/** Answer of `POST /api/admin/sms-requests/{id}/event/undo`. */
export class SmsUndoResponse {
  /** Fit for a toast. */
  @ApiProperty({ type: String }) message: string;
  /** As it was before its event was made. */
  @ApiProperty({ type: SmsRequestResponse }) request: SmsRequestResponse;
}

/** How the provider reaches us (spec §2 "SMS tab"). */
export class SmsSetupResponse {
  /** To be pasted at the provider, whole, as "A message comes in": what follows `#` makes it try again. */
  @ApiProperty({ type: String, example: 'https://venue.example.com/api/sms/webhook#rc=3&rp=all' })
  webhookUrl: string;

  /** To be pasted at the provider as "Primary handler fails": the same place, a last time. */
  @ApiProperty({ type: String, example: 'https://venue.example.com/api/sms/webhook#rc=3&rp=all' })
  fallbackUrl: string;

  @ApiProperty({ enum: ['POST'] }) method: 'POST';
  /** False when the provider cannot reach the address from outside: `PUBLIC_URL` is not set. */
  @ApiProperty({ type: Boolean }) hasPublicAddress: boolean;
  /** Whether `TWILIO_AUTH_TOKEN` is set. */
  @ApiProperty({ type: Boolean }) hasToken: boolean;
  /** Messages without the provider's signature are refused: in production, and wherever the token is set. */
  @ApiProperty({ type: Boolean }) checksSignatures: boolean;
  /** Our own number, or messaging service; null when none is set. */
  @ApiProperty({ type: String, nullable: true }) number: string | null;
}
