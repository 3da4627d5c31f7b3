import { monthOf, pluralWeekdayOf, weekdayOf } from './calendar-words.js';
import { byFirstLetter, misspelt } from './spelling.js';
import type { Token } from './tokens.js';
import { words, wordSet } from './word-set.js';

/** Verbs that ask for a show and stand right before the name: "pencil the Rattlers". */
export const REQUEST_VERBS: ReadonlySet<string> = wordSet(`
  add adding arrange book booking bring choose chose engage feature featuring find fit get getting gimme give got have having hire hiring hold host
  hosting invite keep like line lined lock love manage need needs order pencil picked place plan planning play pon pop prefer present presenting put
  putting queremos quiero represent representing req request requesting requests reserve reserving run running save schedule scheduling seek seeking
  seeks set sign slot squeeze stick take throw try use wanna want wanted wanting wants
`);

/** Pronouns, prepositions, auxiliaries and small adverbs. */
const LITTLE = words(`
  already  'll a able about after again ahead all alright also always am an and another any anyhow anything anyway anyways approx are around as at be been before
  being between big both by can con could de def definitely del do does doing done during each el em en enough especially even ever every everybody
  everyone everything exactly few finally for from full fully fun h ha has he hell her here hers hes high him his hour hours i id ill im in inside into
  is it itll its ive just kinda la las los lot lots ma many me mi mine more most much must my no now o of okayed old on once one ones only onto other
  our ours over own p para past per plus por probable quick quickly r re really right round sat se second several she shed shell shes should small so
  solo some something soon sorta super t tan than that thats the their them then there therell theres these they theyd theyll theyre theyve thing things
  this tho those though through thru til till time times to together too trying tu two ty u un una under until up upon ur us usual ve very via vs w way
  we wed well weve while whole will wit with would x y ya yall year years yo you youd youll your youre yours
`);

/** Greetings, thanks and kind words. */
const POLITE = words(`
  amen appreciate asap awesome beg begging best bestie bless blessed bro bruh bud buddy buenos bye cheers cool dear delighted dias dude easy excuse
  favor fine forgive fyi glad gladly god good gotta gracias grateful gratefully great greetings haha hahaha happy hello help hey heya hi hiya hola
  holler hollered hon honey honored howdy hugs huh hun ik k kindly kk lemme lil lmao lmfao lmk lo lol lolol lord lovely maam madam merci ngl obviously
  oh ok okay omg oye peace perfect please pleased pleasure plenty pls polite pretty ps question reckon regards respectfully respond shout sincerely sir
  sure sweet szn tardes thank thankful thanks thrilled thx truly ttyl uh um warmly welcome wow xo xoxo yea yeah yep yes yup
`);

/** Who writes, who asks and who plays. */
const PEOPLE = words(`
  association mate pal act agency agent artist aunt auxiliary babe band bands bartender bass bassist bday birthday boss boy boyfriend boys bride brides brother bunch chaps
  chef chief church client clients club committee congregation couple cousin cousins crew crowd dad daddy dads daughter daughters drummer dudes duo elks
  ensemble fam family fan fans father fella fellas fiddle folks friend friends gal gals gang girl girlfriend girls grandad granddaughter grandkids
  grandma grandpa grandson granny group guests guy guys hubby husband kids ladies lads legion lions mama man management manager mgmt mgr miss mister mom
  moms mother mr mrs ms nana neighbor neighbour nephew niece office outfit owner party pastor people player president quartet quintet rep rider rotary
  singer sis sister somebody someone son staff talent team trio uncle vestry wife wives
`);

/** The show: what it is for, when and where it is, and what it needs. */
const SHOW = words(`
  chair holiday keg acoustic addition address adv afternoon age ages album alley amp anniversary art back backline bar bash bbq beer benefit biergarten bill black
  bluegrass blues board books boxes break breakfast brunch budget buffet bus cake calendar cash cd ceremony changeover check checks christmas close
  columbus combo coming concert confirmed contact contest cookout country courtyard cover curfew cut dance date dates day days deal debut deck deposit
  desk di dinner dinners dj dollars door doors down downbeat downstairs drink drinks drum drums early easter electric email encore end ending ends
  engagement ep eve evening event farewell fat feat fee fill final finish finishing fireworks flat floor folk food free friday front fund funday
  fundraiser garden gear genre gig gigs gospel graduation gras green guarantee guitar hall halloween headline headliner headlining hip hits home
  homecoming honky hop horns hospitality hotel house hr hrs independence indoor indoors invoice jam jazz juneteenth keys kit kitchen labor late lawn
  lead length linecheck lineup list live load loadin lounge lp lunch luncheon main mardi matinee meal meals memorial merch message mic mics midnight min
  mins minute minutes mlk mobile monitor monitors month months morning music name named new night nights nite nochebuena noon number nye oclock offer
  onstage open opening opens out outdoor outdoors outside paddys parade parking patio patricks pattys pay performance phone piano pig pit plates played
  playin playing plays pm porch porfa potluck presidents price private promo pub raffle rate reception record rehearsal release retirement reunion riser
  roast rock rooftop room rooms routing rug saint saloon sc season session sets sharp show shows showtime sing singing sings solid sometime songs
  soundcheck sounds space special split spot spots st stage stand start starting starts stool stop string stripped stuff supper sweater swing tab table
  tacos text thanksgiving theme titled toca tocar today tomorrow tonight tonk tour trailer turkey type unplugged upcoming upstairs valentine valentines
  van venue veterans vocal vocals vox wedding weddings week weekend weeks wine work works wrap wraps xmas
`);

/** Short forms of those who write fast. */
const CHAT = words(`
  af android asf avail bcc bout boutta brb btw deadass dope emma est este finna fr frfr fw git gmail gna gun highkey hmu idc ikr ily imma imo iphone ish
  jr lolz lowkey mundo n nbd nos np omw ong que rn rofl sched slaps sr sup tbh texted thang todo tryna venga vibe vibes wya wyd yahoo
`);

/** What else requests say. */
const DOING = words(`
  settled accepted accepts accounting advance advised agree agreed agrees approved approves arrive arrives ask available away ay bad because begin beginning
  begins behalf believe bet bit bringing brings broadcast busy buy call called calling cap celebrate celebrating celebration chance come comes comin
  comma commence commencing conclude concluding confirm confirming count cuz draw drive driving eat engaged enjoy expect expecting figure figured filled
  fixin fixing follow following forwarded fwd gets gives go goes going gone gonna gusta half hit holding hook hope hoped hoping idea info interested
  joining kick kicks kind last let lets little look looking make making may mean means mind needed needing next nice opener parks perform performed
  performing performs period pick picking picks plug possible possibly quarter read ready reply represents requested rocking rocks scheduled send
  sending sends sent serve served signed sit sitting slots starring stay sub subject support supports tables takes taking talk technically tell turning
  turns using visit visiting voted wait wishes yet
`);

/** Words that deny. */
const NEGATIONS = words(`
  against aint anymore arent cannot cant couldnt didnt doesnt dont except hadnt hardly hasnt havent isnt neither never nobody none noone nope nor not
  nothing refuse refuses shouldnt unable wasnt werent without wont wouldnt
`);

/** Words of those who have not settled it. */
const HEDGES = words(`
  allegedly apparently assuming backup bet but considering contemplating depending depends doubt dunno either else forecast guess hypothetical
  hypothetically ideally idk if imagine likely mayb maybe might once or otherwise pending perhaps potentially pretend prob probably probs provided
  quizas rather someday suppose supposed supposedly tentative tentatively think thinking thought thoughts too undecided unless unlikely unsure vez
  weather whatever whenever whether whichever whoever wish wonder wondering wonders
`);

/** Words that change or end what is booked, and words of what went wrong. */
const CHANGES = words(`
  actually bailed bump bumped change changed changing conflict correct delay delayed ditch drop dropped dump earlier extend fired fix flaked
  flip forward ghosted instead later longer lose losing lost mistake move moved moves moving nudge off push pushed quit remove rename replace replaced
  replaces scoot shift shorten sick skip skipping slide sooner still swap swapped switch switched taken trade unavailable update withdraw withdrew wrong
  yesterday
`);

/** What guests do and ask for, and what is around a show. */
const GUESTS = words(`
  admission anybody anyone attached catch contract excited facebook flyer flyers hear heard hearing insta instagram meet meeting podcast poster posters
  propose refund rehearsal reservation reservations rsvp saw seat seats see seeing seen share ticket tickets tix watch watched watching website
`);

/** Words of what others say, know or ask. */
const TALK = words(`
  according asked asking asks believe claims confirming did emailed forgot had hear heard how hows know knows listed remember remind rumor said say
  saying says supposedly swear swears tells thinks told used voicemail was were what whats when whens where wheres which who whos whose why
`);

/** Words that take the whole message back, wherever they stand. */
export const TAKES_BACK: ReadonlySet<string> = wordSet(`
  cancel cancela cancelation cancellation canceled canceling cancelled cancelling cancels cxl delete disregard ignore jk joking kidding nevermind nix
  nvm postpone postponed psych reschedule rescheduled resched scrap scratch sike undo unbook void
`);

/** Words that explain themselves in a request. */
const EXPLAINED: ReadonlySet<string> = new Set([
  ...REQUEST_VERBS,
  ...[LITTLE, POLITE, PEOPLE, SHOW, CHAT, DOING].flat(),
]);

const BY_LETTER = byFirstLetter(EXPLAINED);
/** Words of hearsay that look like slips of others: "thinks" is no "thanks". */
const NO_SLIPS = wordSet('thinks knows hears sees says feels');

/** Whether a request has such a word, one or many; slips of the finger are no other words. */
export const isExplained = (word: string): boolean =>
  EXPLAINED.has(word) || (word.endsWith('s') && EXPLAINED.has(word.slice(0, -1))) || isSlip(word);

/** A slip adds no ending: "loved" is no "love". */
function isSlip(word: string): boolean {
  const meant = NO_SLIPS.has(word) || word.length < 6 ? undefined : misspelt(word, BY_LETTER);
  return meant !== undefined && !word.startsWith(meant) && !meant.startsWith(word);
}

/** Words that speak against a request that is settled and new. */
export const AGAINST: ReadonlySet<string> = new Set([
  ...[NEGATIONS, HEDGES, CHANGES, GUESTS, TALK].flat(),
  ...TAKES_BACK,
]);

const HEARSAY = wordSet(
  'said says say was were had saw see seen watch hear heard did never know knows believe asking asks told like off but',
);

/** Words that mean nothing in a sentence that does not name the show: "my cousin said hello". */
export const isHearsay = (word: string): boolean => HEARSAY.has(word);

/** Words that trail or lead a band's name without telling it from others. */
export const BAND_WORDS = wordSet(
  'band trio duo quartet quintet orchestra group project experience ensemble',
);

/** Whether a token says nothing of who plays: a number, a day, a month or an everyday word. */
export const isCommon = ({ kind, text }: Token): boolean =>
  kind !== 'word' ||
  text.length < 2 ||
  EXPLAINED.has(text) ||
  AGAINST.has(text) ||
  weekdayOf(text) !== undefined ||
  monthOf(text) !== undefined ||
  pluralWeekdayOf(text) !== undefined;
