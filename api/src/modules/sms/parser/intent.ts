import { isUnknown } from './artist/artist-names.js';
import { anyOf, type Message, oneOf, type Span, wholeWords } from './message.js';
import type { Problem } from './event-request.js';
import { AGAINST, isExplained, REQUEST_VERBS, TAKES_BACK, wordSet } from './vocabulary.js';

/** Turns in which words that speak against a request mean nothing; `A` is an artist, `K` a day, `H` a time. */
const HARMLESS = anyOf(String.raw`
  if (?:possible|hes|shes|theyre|thats(?: still)?|its(?: still)?|it is(?: still)?|theres(?: still)?|(?:you|u|yall|ya|youre|yer|your)(?: guys)?(?: still| got| have| need| want| dont mind)*|any|we can|we could|open|free|available|ok)
  (?:let me|let us|i|we|they) know|know (?:if|you)|wish to|(?:(?:was|were) )?wondering if (?:i|we) (?:can|could)|wondering if|(?:want(?:ed)?|like|trying|hoping|calling|checking|writing) to see (?:about|if)|(?<=^ ?)but|if (?:you|yall|ya) (?:will|would|ll|can|could) (?:have|take|fit) (?:us|me|them|him|her)|(?:was|were) (?:(?:wondering|hoping|thinking|calling|texting|writing|looking|trying|checking)(?: about| on)?|about to|(?:gonna|going to) (?:ask|say))|think (?:i|we|you|u|yall) (?:can|could|might)|hows (?:it going|everybody|everyone|everything|life|yall|things)|(?:got|get|gets) off (?:tour|work|the road)|days? off|(?:hed|shed|theyd|wed|id|itd) be [a-z]+|heard (?:you|u|yall|ya) (?:got|have|had) (?:a|the|some)|sorry to [a-z]+|what (?:you|u|yall|ya) think|(?:i|we) help (?:out|with)(?= A)|too \w+ to (?:text|ask|call|write)|how(?:s| is) (?:the )?K(?:[KWH,' ]|at|around)*(?= ?(?:$|[?.!,]|for|sound|work|look))|not sure (?:this|if this|who|how)
  (?:said|says) (?:to|yes|ok|hi|you|put|theyre|they can)|they (?:just )?said|told my|talked to|(?:he|she) knows|(?:we|i|before i) (?:forgot to|forget)|(?:he|she|they) cant wait|cant (?:wait to play|thank)|but (?:will|please|i|we (?:would|will|d|like|love))|still want|i want|asking for|grateful if|known as|called
  not (?:at )?(?:noon|am)|not (?:a|an|the|just|me)(?! [AKH])|no (?:problem|rush|worries|joke)|the joke|dont (?:forget|worry|mind|be|need|know if you)|do not need|(?:doesnt|wont) need
  (?:hows?|whats?) (?:about|bout)|how (?:would|do) (?:you|u|yall) feel about|what do (?:you|u|yall) say to|still (?:free|open|available)|how are you|whats up|thats (?:really )?what|which is|(?:when|who|where|what) ?:|theyre already|are here already|deposit already|contract to follow|on the contract|ticket price|drink (?:tickets|tix)|merch \w+|(?:guest|wait) list
  hats off|off the phone|(?:cook|fell) off|im off|off(?= (?:pm|p|at|\d|H))|(?<=(?:\d|H|pm?) )off|too(?! [a-z])|too (?:haha|lol|if|please)|us a favou?r|(?:might|may) bring|rehearsal (?:dinner|supper|lunch|party|brunch|bash)|again please|once (?:again|more)|for once|loved (?:it|em|the place)|sir or madam|very excited
  would (?:the )?K(?:[KWH,' ]|at|around)* be (?:alright|all right|ok|okay|possible)(?= for (?:me|us|A)(?! to (?!play|perform|sing))\b)|would (?:love|like|really)(?= to)|got anything (?:open|free|available)|is (?:the )?K(?:[KWH,' ]|at|around)* ?(?:still )?(?:open|free|available) for (?:him|her|them|us|me|A)|thoughts(?= \?)|(?:he|she) has a|last time was
  on board|minute later|final answer|finished by|early bird|so far|(?:i|he|she) turns?|the band not me|deal closed|in town|booked the [a-z]+(?=,| so | now )|thank you for your|clear the (?:stage|drum)|how long|long table|hows the parking|change their minds?`);

const FREE = '(?:open|free|available|work|works|working|ok|okay|good|possible|doable)';
const YOU = '(?:you|u|ya|yall|you guys|you all|yinz)';

/** The same, where the artist writes: "is Dec 8 at 8 open?", "put me down for", "if you have room". */
const HARMLESS_OF_SENDER = anyOf(String.raw`
  (?:is|are|does|do|would|will|could|hows|how is) (?:(?:the )?KW? ?,? ?)+(?:(?:at|@|around)? ?H)? ?(?:still |be |already )?(?:${FREE}|taken)
  (?:do|would|could|can|did) ${YOU} (?:still )?(?:have|got|want|need|use) (?:anything|something|any|some|room|a|an|me|us|space|openings?|slots?|the|K)
  (?:is|are) there (?:anything|something|any|some|room|a|an|space|openings?|slots?|still)
  if (?:${YOU}(?:ve|re|ll)?|its|it is|thats|that is|theres|there is|possible|able|the|K|H)(?: (?:have|got|are|still|like|want|need|dont mind|can))*(?: (?:it|a|an|the|any|me|us|room|space|that|is|cool|up|down|for|fit))* ?${FREE}?
  would (?:love|like|be|really|prefer|dig)|(?:need|want|got|have|looking for) (?:anyone|anybody|someone|somebody|a band|an act|music)|(?:put|pencil|mark|have|sign) (?:me|us) (?:down|in|up|on)|whats the (?:chance|chances|odds)|what are the (?:chances|odds)|lets say|(?:me|us) (?:down|in) for|would be (?:great|awesome|perfect|cool|ideal)|love to come (?:back|by|play)|(?<=H )maybe(?= ?[?])`);

/** Usual turns of people who mean it otherwise, ask about a show or want something else. */
const TURNS = anyOf(String.raw`
  over my dead|in (?:my|your) dreams|(?:you|u|ya|yall)(?: guys| all)? (?:comin|goin)g?|in place of|again ?\?|wanna go|going to|(?:queen|king) of england|showed up|yeah right|will advise|no way|wait no|no no|no go|no[ -]?shows?|i give up|be (?:fun|there|here at|the day)|would be nice|(?:would|could|should) have(?! (?:the |on )?[AKH])|(?:should we|(?:we|you) should)|one of these days
  once (?:the|we|she|he)|(?:his|her|their) time|come (?:by|over|with|see|hear|listen|out|on out)|open(?:s|ing|ed) for|pick up|is it true|thanks(?: again| so much| a lot)? for|show start|(?:me|us|up|back|down) an?|me down for|count (?:me|us) in|(?:dinner|lunch|drinks|breakfast|coffee) with|guy from|money back|a no|my vote|lets not|a lot for
  (?:is|double) already|double booked|already (?:booked|have|got|on|confirmed|playing)|do (?:you|u|yall) know|on the (?:phone|list)|set up the|2S?C? bands|only if|some other|other (?:night|day|date|time)|the other place|tell (?:me|my)|to tell|(?:somebody|someone|something|band|act|sounds?) like
  (?:is|are|was|hes|shes|theyre|pull|back|drop|rained) out|out of|back (?:to|up|in the)|table (?:for|of)|a table|too \w+ for|last call|make it|sold out
  too (?:late|early|rich|loud|much|many|expensive|far|soon|long)|made (?:it|that|this) up|your leg|looking forward|who is|or so|wait no|no wait|(?:oh|but|hm+) wait|running (?:late|behind)|(?:hes|shes|theyre) (?:in|at|over|stuck|away)(?! (?:town|[AKH]))|oops|whoops|i meant?|correction|same as|as long as|(?:has|have|had) to be|any word|of course|free entry|birthday to me
  H (?:tops|minimum|max)|(?:fall|falls|falling|fell) apart|apart from|(?:got|has|have|had) (?:it|this|that) backwards|hide me|setlist (?:of|for)|guestlist(?= ?\+)|screenshot (?:of|from)|deadline (?:is )?[KH]W?|(?:album|cd|ep|record|single|song|video) drops`);

const PLAYERS = '(?:(?:the|los|las|our|miss|ms|mr|mrs|that|this|these) )?A';
const IS = '(?:is|are|r|am|was|were|does|did|has|had|isnt|arent|wasnt|doesnt|didnt|hasnt|havent)';
const ANYBODY = '(?:it|that|you|u|ya|yall|there|this|any)';
const OFFERED = oneOf(`
  available avail free open opening openings room space slot slots spot spots possible ok okay cool alright fine able interested`);
const THINGS = oneOf(`
  posters? ride table wings photographer parking bartenders? friends people ppl folks seats drummer date flyer contract plot chairs? lights mics? amps? setlist food drinks cake beer deposit money second another`);
const OPENERS = oneOf(`
  hey hi hello yo so and but howdy quick question q wait um+ uh hmm ooh oh ahh? wow lol okay ok sorry please dude bro bruh girl guys hiya sup random excuse me hold on hang sir maam btw omfg omg good morning evening afternoon there alright right well like also just yall`);
const RELATIVES = oneOf(`
  mama mom mother dad father daughter son wife husband sister brother manager mgr agent drummer people band rep booker`);

/** What no request has beside names, days and times. */
const STRANGE = wholeWords(
  [
    // "at the Rattlers", "feed the Rattlers".
    String.raw`(?:at|during|before|after|near|than|into|onto|over|there|has|some|them|call|drive|pay|meet|feed|pick|tell|covers|thank|ask|help|asked) ${PLAYERS}S?`,
    // "KVET lists the Rattlers", "Floore's got the Rattlers", "will the Rattlers be on".
    String.raw`(?<=[a-z]S? )(?<!\b(?:i|we|you|u|yall|ive|weve|just|have|also|and|so|still) )(?:got|gets|lists|booked|hired) ${PLAYERS}|will ${PLAYERS}`,
    // "turn down the Rattlers", but "pencil in the Rattlers" and "I drum in AM Radio".
    String.raw`(?<!(?:${oneOf([...REQUEST_VERBS].join(' '))}|drums?|plays?|sings?|singer|drummer|bassist|guitarist|yes|interested) )(?:in|to|down|up|out) ${PLAYERS}S?`,
    // "is Cody Reed", but "this is Cody Reed" and "is Cody Reed available".
    String.raw`(?<!(?:this|here|artist|band|act|name|who|date|night|it|[AKHW]) )${IS} ${PLAYERS}S?(?!.* ${OFFERED}\b)`,
    // "posters for Cody Reed".
    String.raw`${THINGS}(?: [a-z']+| K| KW){0,5} for ${PLAYERS}S?`,
    // "Cody Reed to sign my hat", "the Rattlers need chairs".
    String.raw`AS?(?: to (?!play|perform|sing|do|be|come|start|open|headline|host|entertain|the|a|our|your|join|swing)[a-z]+| (?:onto|parks?|has(?! a (?:free|open))|needs?(?! a (?:gig|show|spot|slot|date|night|place)\b)|some|shows|bring|thing|arrives|call|load|soundcheck|playing|performing|singing|headlining))`,
    // "Cody Reed's cousin", but "I am Dixie's mama".
    String.raw`AS(?! ${OFFERED}\b)(?:(?! A| ${RELATIVES}\b)|[^.!?"\n]*[KHW])`,
    // "Cody Reed friday at her place".
    String.raw`(?<=[AKHW] )(?:at|in) (?:her|his|their|my|home|another|other)`,
    // "Dusty Coyotes Revival".
    String.raw`A (?:tribute|covers?|revue|revival|jr|sr|ii|iii|experience|boys|girls|brothers|sisters|family)`,
    // "rattlers friday good?".
    String.raw`[AKHW] good\b[^.!]*\?`,
    // "the Rattlers want more money for the 16th": a thing, not a night.
    String.raw`A wants? (?:more|less|fewer|some|extra|their|his|her|our|your|my|it|us|you)`,
    // "hey, do we have the Rattlers on friday", "would friday suit"; "is the 12th open" asks for a show.
    String.raw`(?<=(?:^|[.!?;\n]) ?(?:(?:${OPENERS}|[,>])[ ,]*)*)(?:(?:${IS}|do|have(?! (?:the )?A))(?! (?:the )?(?:A|${ANYBODY})\b[^.!?\n]* ${OFFERED}\b)|would(?! ${ANYBODY}\b))(?=[^.!?\n]*[AKH])`,
    // "around the 20th", "after 8pm".
    String.raw`(?:around|about|before|after|by|until|starting|beginning|from|since|except|near) KW?|(?:before|after|than|by) H`,
    // "no sunday", "sat 8, actually 9", "reserve 4", "friday???".
    String.raw`no KW?|reserve (?:H|\d+S?C?)|[\w']+ ?\?\?\?|(?:no|nope|nah|actually|it|that|wait|meant?|oops|sorry|say|and|or|err?|uhh?|umm?|hmm?|\+) ?[,.!-]* ?(?:[12]?\d|3[01])S?[TC]?(?! [a-z])`,
  ].join('|'),
);

const SERIES = anyOf(`
  weekly|biweekly|monthly|residency|consecutive|(?:every|each) (?:week|month)|both (?:nights|days)|all weekend|[23]S?C? nights?`);

/** Whether more than one night is asked for. */
export const isSeries = (message: Message): boolean => message.matches(SERIES).length > 0;

/**
 * The one rule about intent: what can change the request is asked about. Staff read the rest with it: a word that nobody knows
 * counts only where it tells something of the show.
 * @param problems what is asked about anyway: where nobody is known to play, unknown words may be a name
 */
export function isUnclear(
  message: Message,
  problems: readonly Problem[],
  { isOfSender = false } = {},
): boolean {
  const isNameless = problems.some(({ kind }) => kind === 'unknown-artist');
  const usual = isOfSender ? [HARMLESS, HARMLESS_OF_SENDER] : [HARMLESS];
  const harmless = new Set(usual.flatMap((turns) => message.matches(turns)).flatMap(tokensOf));
  const turns = [...message.matches(TURNS), ...message.matches(STRANGE)].map(({ from }) => from);
  const unexplained = message.matches(CLAUSES).flatMap((clause) => wordsOfClause(message, clause, harmless));
  const words = message
    .matches(SENTENCES)
    .flatMap((sentence) => wordsOf(message, sentence, unexplained))
    .filter((at) => !isNameless || AGAINST.has(message.written(at)));
  const isChoice = (at: number): boolean => problems.length > 0 && CHOICE.has(message.written(at));
  return [...turns.filter((at) => !harmless.has(at)), ...words].some((at) => !isChoice(at));
}

const CHOICE = wordSet('or either whichever');

/** Up to a mark or a new line; a mark inside of a number ("7.30") does not end it. */
const SENTENCES = /[^\s.!?;](?:[^.!?;\n]|[.!?;](?=[\w'"]))*[.!?;]*/g;
/** What stands between the marks of a sentence; "after-party" stays whole. */
const CLAUSES = /[^\s.!?;,:()"/=-](?:[^.!?;,:()"/=\n -]|(?<=\w)-(?=\w)| +(?!-))*/g;

const LEAST_OF_A_STORY = 6;
/** Words with which a sentence speaks of the show without naming it. */
const REFERENCES = wordSet(`
  it its itll show shows gig gigs set sets booking bookings date dates night slot event concert them they theyre theyll him he hes she shes her his their band bands artist everything nothing anything whole above text message request then works work play plays playing played anymore drummer one ones ?`);
/** Words that mean nothing in a sentence that does not name the show: "my cousin said hello". */
const HEARSAY = wordSet(`
  said says say was were had saw see seen watch hear heard did never know knows believe asking asks told like off but`);

/** The words of a sentence that speak against a request; of one about something else only those that take it all back. */
function wordsOf(message: Message, sentence: Span, unexplained: readonly number[]): readonly number[] {
  const tokens = tokensOf(sentence);
  const words = unexplained.filter((at) => at >= sentence.from && at < sentence.to);
  if (isOfShow(message, sentence)) return words;
  const isStory = tokens.length >= LEAST_OF_A_STORY;
  if (isStory && !tokens.some((at) => REFERENCES.has(message.written(at))))
    return tokens.filter((at) => TAKES_BACK.has(message.text(at)));
  return words.filter((at) => !HEARSAY.has(message.written(at)) && AGAINST.has(message.written(at)));
}

/** The words of a clause that speak against a request, and those that nobody knows where they tell something of the show. */
const wordsOfClause = (message: Message, clause: Span, harmless: ReadonlySet<number>): readonly number[] =>
  tokensOf(clause).filter(
    (at) =>
      !harmless.has(at) &&
      !isCore(message, at) &&
      (AGAINST.has(message.written(at)) || (isUnexplained(message, at) && isTelling(message, at, clause))),
  );

const DETERMINERS = wordSet('a an the my our your ur his her their this that some any one two three');
const JOINS = wordSet('and plus feat featuring +');
const PLACES = wordSet('at in @ on near over besides doing play plays playing playin played');
/** What follows may be anything: "for the quilters luncheon". */
const OPENS_A_NOUN = wordSet('for with of our plus from by contact bringing');
const IS_VERB = wordSet('is are was were');
const ACTORS = wordSet(`
  i we you u yall he she they can could may would will to dont need wants want take looking any`);

/** Whether a word that nobody knows stands where it may say something else of the show: beside the name, of a place, as what is done. */
function isTelling(message: Message, at: number, clause: Span): boolean {
  let before = at - 1;
  while (DETERMINERS.has(message.written(before))) before--;
  let joined = at - 1;
  while (JOINS.has(message.written(joined))) joined--;
  let behind = at + 1;
  while (DETERMINERS.has(message.written(behind)) || JOINS.has(message.written(behind))) behind++;
  if (OPENS_A_NOUN.has(message.written(before))) return false;
  return (
    /.{3}(?:ing|ed)$/.test(message.text(at)) ||
    (PLACES.has(message.written(before)) && isOfShow(message, clause)) ||
    ACTORS.has(message.written(before)) ||
    (IS_VERB.has(message.written(before)) && isCore(message, before - 1)) ||
    message.takenAs(joined) === 'artist' ||
    message.takenAs(behind) === 'artist' ||
    (message.takenAs(behind) === 'date' && behind > at + 1)
  );
}

/** A word that is neither everyday, nor a day or a month, nor a slip of one. */
const isUnexplained = (message: Message, at: number): boolean =>
  isUnknown(message, at) && !isExplained(message.text(at));

const isCore = (message: Message, at: number): boolean =>
  ['artist', 'date', 'time'].includes(message.takenAs(at) ?? '');

const isOfShow = (message: Message, span: Span): boolean => tokensOf(span).some((at) => isCore(message, at));

const tokensOf = ({ from, to }: Span): number[] =>
  Array.from({ length: to - from }, (_, offset) => from + offset);
