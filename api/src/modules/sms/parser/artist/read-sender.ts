import { actsIn, type KnownArtist, type Understood } from '#src/modules/sms/parser/event-request.js';
import { anyOf, type Message, oneOf, wholeWords } from '#src/modules/sms/parser/message.js';
import { wordSet } from '#src/modules/sms/parser/vocabulary.js';
import { isUnknown } from './artist-names.js';
import type { ArtistRead } from './read-artist.js';

const FIRST_PERSON = anyOf(
  `i|id|im|ill|ive|me|my|mine|we|wed|were|well|us|our|ours|yo|nosotros|tocar|lemme|(?:finally|just) (?:got|bought|wrote|learned|finished)`,
);

const OTHERS = oneOf(`
  friend friends buddy bud buddies pal brother brothers sister bro sis son daughter kid kids nephew niece cousin student students wife husband mom mama dad daddy
  roommate boyfriend girlfriend opener neighbor neighbour uncle aunt boss client church`);
const ANYBODY = oneOf('band act bands acts group duo trio dj somebody someone anybody anyone artist singer');

/** Somebody else is to play: "can my buddy play", "a good band". */
const SOMEBODY_ELSE = wholeWords(
  `(?<!with )(?:my|our) (?:[a-z]+ )?${OTHERS}|(?<!with )(?:a|an|some|another|any|other)(?: [a-z]+)? (?:${OTHERS}|${ANYBODY})|(?<!(?:need|want|have|got|for) )(?:any(?:body|one)|some(?:body|one))`,
);

/** What artists write of their evenings without asking for one, and ask as guests. */
const NO_WISH = anyOf(String.raw`
  (?<!(?:can|could|may|should|shall|if|might|let|would|do|have|puedo|when) )(?:i|we)(?: am|m| are|re)? (?:already )?(?:play|playing|perform|performing|booked|scheduled|have a (?:gig|show)|got a (?:gig|show))|(?:im|were|ive|weve) (?:already )?(?:playing|performing|booked|scheduled|got a (?:gig|show))
  (?:our|my) (?:show|gig|set)|wants (?:me|us)|(?<!(?:he|she|they|i|we|youve|have) )got (?:it|you|u)|it is|confirmed|happy hour|(?:are|r) (?:you|u|yall|ya|you guys|you all) (?:open|closed|free|around|there|up)|(?:you|u|yall) (?:free|open|around)(?! for (?:me|us))
  (?:can|could|may) (?:i|we) (?:get in|bring|park|load|drop|come (?:in|early)|stop|swing|pick|leave|meet|call|talk|rehearse|practice|borrow|sit|eat|check|use|set up|unload|arrive)
  (?:table|tables|seats?|tickets?|dinner|lunch|guest ?list|parking)|to set up|see (?:you|ya|u|yall)|(?<!\w ?)free K`);

/** Whether a message of an artist may be about something else than a show to come. */
export const isNoWish = (message: Message): boolean => message.matches(NO_WISH).length > 0;

/** The named artist plays beside the sender: "open for the Rattlers", "with Dixie Dawn". */
const BESIDE = wholeWords('(?:for|with|w|before|after|alongside|joining|join|and|n|plus) (?:(?:the|los) )?A');

/** The named artist plays, and the sender too: "Cody Reed and me". */
const NAMED_FIRST = wholeWords('(?<!\\b(?:and|or) )A (?:and|n|with|plus|[+]) (?:me|myself|us|i(?= ))');
/** The other way round: "me and Cody Reed", "can Cody Reed open for me". */
const SENDER_FIRST = wholeWords(
  '(?:me|myself|us) (?:and|with|w|plus|[+]) (?:(?:the|los) )?A(?! (?:and|with|plus|or)\\b)|A (?:to )?(?:open|opens|opening) (?:for )?(?:me|us)|A (?:to )?open(?= ?[.?!]*$)',
);

/**
 * Who is to play, where the phone belongs to an artist: a message that names nobody is about its sender, and a name that may
 * be several people's is the sender's. It asks where the sender has several acts, where they play beside somebody, and about bills:
 * an artist may name guests of the own show.
 */
export function meantBy(sender: readonly KnownArtist[], message: Message, read: ArtistRead): ArtistRead {
  if (sender.length === 0) return besideStranger(message, read);
  const acts = actsIn(read);
  if (read.others && !acts.every(({ id }) => sender.some((own) => own.id === id)))
    return { problem: { kind: 'ambiguous-artist', candidates: acts } };
  return read.others ? read : meantAlone(sender, message, read);
}

/** "Dixie Dawn and me", of whom nobody knows who "me" is. */
const besideStranger = (message: Message, read: ArtistRead): ArtistRead =>
  read.artist?.confidence === 'certain' &&
  [NAMED_FIRST, SENDER_FIRST].some((turns) => message.matches(turns).length > 0)
    ? { ...read, problem: { kind: 'unknown-artist', words: '' } }
    : read;

function meantAlone(sender: readonly KnownArtist[], message: Message, read: ArtistRead): ArtistRead {
  const { artist, problem } = read;
  if (artist?.confidence === 'certain') return besideSender(sender, message, artist) ?? read;
  if (problem?.kind === 'doubtful-artist' || problem?.kind === 'ambiguous-artist') {
    const own = problem.candidates.filter(({ id }) => sender.some((act) => act.id === id));
    return own.length === 1 && message.matches(JOINED).length === 0 ? among(own) : read;
  }
  if (message.matches(SOMEBODY_ELSE).length > 0) return read;
  if (
    problem?.kind === 'unknown-artist' &&
    (message.matches(FIRST_PERSON).length === 0 || booksAName(message))
  )
    return read;
  return among(sender);
}

/** "Can I book Velvet Possums", "me and Velvet Possums", "can they": a name that nobody knows, of somebody else. */
const booksAName = (message: Message): boolean =>
  message.matches(THEY_PLAY).length > 0 ||
  message.tokens.some(({ text }, at) => {
    const name = message.text(at + 1) === 'the' ? at + 2 : at + 1;
    const opens = BOOKS.has(text) || BESIDE_ME.test(`${message.text(at - 1)} ${text}`);
    return opens && isUnknown(message, name);
  });
const THEY_PLAY = anyOf(
  '(?:can|could|would|may) (?:they|he|she) (?:play|have|get|do|open|perform)|(?:they|he|she) (?:can|could|would|want|wants|would like) (?:to )?(?:play|perform|have|do)|(?:theyd|hed|shed) (?:like|love|want)',
);
const BESIDE_ME = /^(?:me|myself|us) (?:and|with|w|plus|\+)$/;
const BOOKS = wordSet('book hire schedule request get bring have want host feature');

const JOINED = anyOf('and|or|with|vs|feat|&|[+]');

/** Of a named artist who plays beside the sender. */
function besideSender(
  sender: readonly KnownArtist[],
  message: Message,
  artist: Understood<KnownArtist>,
): ArtistRead | undefined {
  const [only, ...more] = sender.filter(({ id }) => id !== artist.value.id);
  if (only && more.length === 0 && message.matches(NAMED_FIRST).length > 0) return { artist, others: [only] };
  if (only && more.length === 0 && message.matches(SENDER_FIRST).length > 0)
    return { artist: { ...artist, value: only }, others: [artist.value] };
  if (sender.some(({ id }) => id === artist.value.id)) return undefined;
  const isBeside = [BESIDE, FIRST_PERSON].every((turns) => message.matches(turns).length > 0);
  return isBeside ? among([...sender, artist.value]) : undefined;
}

/** What was not written has no place in the message. */
const among = (acts: readonly KnownArtist[]): ArtistRead => {
  const [only, ...others] = acts;
  if (!only) return {};
  if (others.length > 0) return { problem: { kind: 'ambiguous-artist', candidates: acts, isOfSender: true } };
  return { artist: { value: only, confidence: 'certain', source: { text: '', start: 0, end: 0 } } };
};
