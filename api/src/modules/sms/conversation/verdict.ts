import type { EventRequest, KnownArtist } from '#src/modules/sms/parser/event-request.js';
import type { ReadAs } from './composed-reading.js';
import type { StandingRequest } from './standing-request.js';

/** One of the shows that a text asks for, and the words that say so. */
export interface AskedShow {
  reading: EventRequest;
  text: string;
}

/** What the acts of a phone were told by us that waits for a word of theirs. */
export type Ours = 'invitation' | 'show';

/** A text message, with the requests that earlier ones from its phone have left, newest first. */
export interface HeardText {
  text: string;
  /** The text read by itself; "I" and "we" mean the artist whose phone it is. */
  reading: EventRequest;
  standing: readonly StandingRequest[];
  /** Texts of this day from the phone that asked for nothing. */
  quiet?: readonly string[];
  /** What of ours it may answer: an invitation, or the reminder of a show that is near. */
  ours?: Ours | undefined;
  /** The artists whose phone it is. */
  acts: readonly KnownArtist[];
  /** `YYYY-MM-DD` at the venue. */
  today: string;
  read: ReadAs;
}

/**
 * What becomes of a text:
 * - `new`: a request of its own, or one for each of the `shows` that it asks for; `isAside` where it asks for something else than a show; `reading` where it means the hour before it;
 * - `answer`: it may answer a text of ours: staff read it;
 * - `change`: the request before it, read again; `answered` where it had been asked about;
 * - `unsettle`: its sender wants the request otherwise and we do not know how: no tap makes an event of it; they are asked how unless
 *   they say (`saysHow`), which staff read, with what it most likely asks for (`suggested`);
 * - `withdraw`: its sender wants it no more;
 * - `note`: it says something of the request that staff should read;
 * - `again`: it says nothing new of the request, or nothing sure: what it most likely answers is `suggested`;
 * - `ask-staff`: it wants a show otherwise that is on the calendar; nothing is changed;
 * - `quiet`: it asks for nothing.
 */
export type Verdict =
  | Unsettling
  | ({ kind: 'new'; isAside?: boolean; reading?: EventRequest; shows?: readonly AskedShow[] } & Doubting)
  | { kind: 'quiet' }
  | { kind: 'answer'; to: Ours }
  | { kind: 'change'; earlier: StandingRequest; effect: 'changed' | 'answered'; reading: EventRequest }
  | { kind: 'again'; earlier: StandingRequest; suggested?: EventRequest; also?: readonly StandingRequest[] }
  | ({ kind: 'withdraw'; earlier: StandingRequest; also?: readonly StandingRequest[] } & Doubting)
  | { kind: 'note'; earlier: StandingRequest }
  | ({ kind: 'ask-staff'; earlier: StandingRequest; suggested?: EventRequest } & Doubting);

/** What it does besides. */
interface Doubting {
  /** Requests that it may mean as well: no tap makes an event of them. */
  doubted?: readonly StandingRequest[];
}

/** It leaves the request in doubt. */
export interface Unsettling {
  kind: 'unsettle';
  earlier: StandingRequest;
  saysHow: boolean;
  suggested?: EventRequest;
  /** Others of the same text, of which the same may be said. */
  also?: readonly StandingRequest[];
}
