import { Injectable } from '@nestjs/common';
import { addDays } from '#contract/calendar-date.js';
import type { SmsRequestStatus } from '#contract/sms.js';
import { In, IsNull, Not, Raw } from 'typeorm';
import type { SqlRunner, Transaction } from '#src/database/database.js';
import { SmsRequestEntity } from '#src/modules/sms/entities/sms-request.entity.js';
import { keptReading } from '#src/modules/sms/kept-reading.js';
import type { Understood } from '#src/modules/sms/parser/event-request.js';
import type { StandingRequest } from './standing-request.js';
import type { Ours } from './verdict.js';
import type { SmsText } from './sms-texts.js';

/** What a text makes of a request. */
export interface RewrittenRequest extends Partial<
  Omit<SmsRequestEntity, 'id' | 'texts' | 'status' | 'seenAt'>
> {
  status?: Exclude<SmsRequestStatus, 'conflict' | 'processed'>;
}

/** Older requests are spoken of no more. */
const STANDS = "interval '30 days'";
const MOST_STANDING = 5;
const MOST_HELD = 50;
/** An event that was deleted, called off or put off is spoken of no more: what comes then is a request of its own. */
const PLANNED = "SELECT id FROM events WHERE status = 'scheduled'";
/** A picture without words asks for nothing that a later text could mean. Old rows have no reading. */
const HAS_WORDS = Raw((column) => `NOT coalesce(${column} @> '{"problems": [{"kind": "empty"}]}', false)`);
/** For so long it is known whom a phone has asked for. */
const KNOWN = "interval '1 year'";

/** An artist is reminded of a show a week ahead, and the day before. */
const DAYS_NEAR = 7;

/** What the texts of one phone have left standing (decision 49). */
@Injectable()
export class SmsConversationsRepository {
  /** The requests that hold a text of this name, of those of one phone, the first one first. */
  async findIdsByText({ manager }: SqlRunner, phoneNumber: string, sid: string): Promise<number[]> {
    const requests = await manager.find(SmsRequestEntity, {
      select: { id: true },
      where: {
        phoneNumber,
        texts: Raw((column) => `${column} @> :texts::jsonb`, { texts: JSON.stringify([{ sid }]) }),
      },
      order: { id: 'ASC' },
    });
    return requests.map(({ id }) => id);
  }

  /** What this phone has asked for lately, the newest first, held until the transaction ends: a tap of staff waits, or has been. */
  async holdStanding({ manager }: Transaction, phoneNumber: string, now: Date): Promise<StandingRequest[]> {
    const asked = {
      phoneNumber,
      fromForm: false,
      kind: In(['request', 'withdrawn']),
      parse: HAS_WORDS,
      createdAt: Raw((column) => `${column} > now() - ${STANDS}`),
    };
    const newestHeld = { order: { id: 'DESC' }, lock: { mode: 'pessimistic_write' } } as const;
    // Who waited for a tap sees its event only in a statement that begins after it.
    await manager.find(SmsRequestEntity, {
      ...newestHeld,
      select: { id: true },
      where: asked,
      take: MOST_HELD,
    });
    const rows = await manager.find(SmsRequestEntity, {
      ...newestHeld,
      where: [
        { ...asked, status: Not('processed') },
        { ...asked, eventId: Raw((column) => `${column} IN (${PLANNED})`) },
      ],
      take: MOST_STANDING,
    });
    return rows.map((row) => standingOf(row, now));
  }

  /** What this phone wrote within a day that asked for nothing. */
  async findQuiet({ manager }: Transaction, phoneNumber: string): Promise<string[]> {
    const rows = await manager.find(SmsRequestEntity, {
      select: { id: true, messageText: true },
      where: {
        phoneNumber,
        fromForm: false,
        kind: 'quiet',
        createdAt: Raw((column) => `${column} > now() - interval '1 day'`),
      },
      order: { id: 'DESC' },
      take: MOST_STANDING,
    });
    return rows.map(({ messageText }) => messageText);
  }

  /** The acts of each request of this phone, as ids, the last one first. */
  async findAskedActs({ manager }: Transaction, phoneNumber: string): Promise<number[][]> {
    const rows = await manager.find(SmsRequestEntity, {
      select: { id: true, artistId: true, parse: true },
      where: {
        phoneNumber,
        fromForm: false,
        kind: 'request',
        status: In(['pending', 'processed']),
        artistId: Not(IsNull()),
        createdAt: Raw((column) => `${column} > now() - ${KNOWN}`),
      },
      order: { id: 'DESC' },
    });
    return rows.map(({ artistId, parse }) =>
      [artistId ?? [], (keptReading(parse).others ?? []).map(({ id }) => id)].flat(),
    );
  }

  /**
   * What of ours a text of these acts may answer: an invitation that waits or ran out within a week, else a show of theirs within the
   * week from this day of the venue.
   */
  async findOurs(
    transaction: Transaction,
    acts: readonly { id: number }[],
    today: string,
  ): Promise<Ours | undefined> {
    if (acts.length === 0) return undefined;
    const [row] = await transaction.query<{ ours: Ours | null }>(
      `SELECT CASE
         WHEN EXISTS (SELECT FROM artist_invitations
                       WHERE artist_id = ANY ($1) AND status IN ('pending', 'expired') AND expires_at > now() - interval '7 days')
         THEN 'invitation'
         WHEN EXISTS (SELECT FROM event_acts act JOIN events show ON show.id = act.event_id
                       WHERE act.artist_id = ANY ($1) AND show.status = 'scheduled' AND show.date BETWEEN $2 AND $3)
         THEN 'show' END AS ours`,
      [acts.map(({ id }) => id), today, addDays(today, DAYS_NEAR)],
    );
    return row?.ours ?? undefined;
  }

  /** One request, held until the transaction ends. */
  hold({ manager }: Transaction, id: number): Promise<SmsRequestEntity | null> {
    return manager.findOne(SmsRequestEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Rewrites a request that is held as staff want it, who have seen it. */
  async change(
    { manager }: Transaction,
    id: number,
    request: RewrittenRequest & Pick<SmsRequestEntity, 'texts'>,
  ): Promise<void> {
    const seenAt = () => 'coalesce(seen_at, now())';
    await manager.update(SmsRequestEntity, { id }, { ...request, seenAt });
  }

  /**
   * Rewrites a request that is held, with the text that did it.
   * @param isNews whether staff should look at it again
   */
  async rewrite(
    { manager }: Transaction,
    { id, texts, messageText }: Pick<StandingRequest, 'id' | 'texts' | 'messageText'>,
    { text, request, isNews }: { text: SmsText; request: RewrittenRequest; isNews: boolean },
  ): Promise<void> {
    await manager.update(
      SmsRequestEntity,
      { id },
      {
        ...request,
        messageText: `${messageText}\n${text.text}`,
        texts: [...texts, text],
        ...(isNews && { seenAt: null }),
      },
    );
  }
}

const standingOf = (row: SmsRequestEntity, now: Date): StandingRequest => {
  const { id, artistId, extractedArtist, extractedDate, extractedTime, texts, messageText, createdAt } = row;
  const { artist, others = [], date, time, night = null, problems } = keptReading(row.parse);
  const last = texts.length > 1 ? new Date(texts.at(-1)?.receivedAt ?? createdAt) : createdAt;
  return {
    id,
    state: stateOf(row),
    artist:
      isSure(artist) && artistId !== null && extractedArtist !== null
        ? { id: artistId, name: extractedArtist }
        : null,
    others: isSure(artist) ? others : [],
    date: isSure(date) ? extractedDate : null,
    time: isSure(time) ? extractedTime : null,
    endTime: row.extractedEndTime,
    eventName: row.extractedEventName,
    eventType: row.extractedEventType,
    night,
    problems,
    parse: row.parse,
    messageText,
    texts,
    minutesAgo: (now.getTime() - last.getTime()) / 60_000,
    wasAnswered: row.reply !== null,
  };
};

const isSure = (part: Understood<unknown> | undefined): boolean => part?.confidence === 'certain';

const stateOf = ({ status, kind }: SmsRequestEntity): StandingRequest['state'] => {
  if (status === 'processed') return 'made';
  return kind === 'withdrawn' ? 'taken-back' : status;
};
