/** @returns the words of a text, which white space and line ends stand between */
export const words = (text: string): readonly string[] => text.split(/\s+/).filter(Boolean);

/** Words to look up: `wordSet('see hear')`. */
export const wordSet = (text: string): ReadonlySet<string> => new Set(words(text));

/** Verbs that ask for a show and stand right before the name: "pencil the Rattlers". */
export const REQUEST_VERBS: ReadonlySet<string> = wordSet(`
  add adding arrange book booking bring choose chose engage feature featuring find fit get getting gimme give got have having hire hiring hold host
  hosting invite keep like line lined lock love manage need needs order pencil picked place plan planning play pon pop prefer present presenting put
  putting queremos quiero represent representing req request requesting requests reserve reserving run running save schedule scheduling seek seeking
  seeks set slot squeeze stick take throw try use wanna want wanted wanting wants
`);

/** Pronouns, prepositions, auxiliaries and small adverbs. */
const LITTLE = `
  a able about after again ahead all already alright also always am an and another any anyhow anything anyway anyways approx are around as at be
  been before being between big both by can con could de def definitely del do does doing done during each el em en enough especially even ever
  every everybody everyone everything exactly few finally for from full fully fun h ha has he hell her here hers hes high him his hour hours i id
  ill im in inside into is it itll its ive just kinda la las los lot lots ma many me mi mine more most much must my no now o of okayed old on once
  one ones only onto other our ours over own p para past per plus por probable quick quickly r re really right round sat se second several she shed
  shell shes should small so solo some something soon sorta super t tan than that thats the their them then there therell theres these they theyd
  theyll theyre theyve thing things this tho those though through thru til till time times to together too trying tu two ty u un una under until up
  upon ur us usual ve very via vs w way we wed well weve while whole will wit with would x y ya yall year years yo you youd youll your youre yours
`;

/** Greetings, thanks, kind words and chat. */
const POLITE = `
  af amen android appreciate asap asf avail awesome bcc beg begging best bestie bless blessed bout boutta brb bro bruh btw bud buddy buenos bye
  cheers cool deadass dear delighted dias dope dude easy emma est este excuse favor fine finna forgive fr frfr fw fyi git glad gladly gmail gna god
  good gotta gracias grateful gratefully great greetings gun haha hahaha happy hello help hey heya hi highkey hiya hmu hola holler hollered hon
  honey honored howdy hugs huh hun idc ik ikr ily imma imo iphone ish jr k kindly kk lemme lil lmao lmfao lmk lo lol lolol lolz lord lovely lowkey
  maam madam merci mundo n nbd ngl nos np obviously oh ok okay omg omw ong oye peace perfect please pleased pleasure plenty pls polite pretty ps que
  question reckon regards respectfully respond rn rofl sched shout sincerely sir slaps sr sup sure sweet szn tardes tbh texted thang thank thankful
  thanks thrilled thx todo truly tryna ttyl uh um venga vibe vibes warmly welcome wow wya wyd xo xoxo yahoo yea yeah yep yes yup
`;

/** Who writes, who asks and who plays. */
const PEOPLE = `
  act agency agent artist association aunt auxiliary babe band bands bartender bass bassist bday birthday boss boy boyfriend boys bride brides
  brother bunch chaps chef chief church client clients club committee congregation couple cousin cousins crew crowd dad daddy dads daughter
  daughters drummer dudes duo elks ensemble fam family fan fans father fella fellas fiddle folks friend friends gal gals gang girl girlfriend girls
  grandad granddaughter grandkids grandma grandpa grandson granny group guests guy guys hubby husband kids ladies lads legion lions mama man
  management manager mate mgmt mgr miss mister mom moms mother mr mrs ms nana neighbor neighbour nephew niece office outfit owner pal party pastor
  people player president quartet quintet rep rider rotary singer sis sister somebody someone son staff talent team trio uncle vestry wife wives
`;

/** The show: what it is for, when and where it is, and what it needs. */
const SHOW = `
  acoustic addition address adv afternoon age ages album alley amp anniversary art back backline bar bash bbq beer benefit biergarten bill black
  bluegrass blues board books boxes break breakfast brunch budget buffet bus cake calendar cash cd ceremony chair changeover check checks christmas
  close columbus combo coming concert confirmed contact contest cookout country courtyard cover curfew cut dance date dates day days deal debut deck
  deposit desk di dinner dinners dj dollars door doors down downbeat downstairs drink drinks drum drums early easter electric email encore end
  ending ends engagement ep eve evening event farewell fat feat fee fill final finish finishing fireworks flat floor folk food free friday front
  fund funday fundraiser garden gear genre gig gigs gospel graduation gras green guarantee guitar hall halloween headline headliner headlining hip
  hits holiday home homecoming honky hop horns hospitality hotel house hr hrs independence indoor indoors invoice jam jazz juneteenth keg keys kit
  kitchen labor late lawn lead length linecheck lineup list live load loadin lounge lp lunch luncheon main mardi matinee meal meals memorial merch
  message mic mics midnight min mins minute minutes mlk mobile monitor monitors month months morning music name named new night nights nite
  nochebuena noon number nye oclock offer onstage open opening opens out outdoor outdoors paddys parade parking patio patricks pattys pay
  performance phone piano pig pit plates played playin playing plays pm porch porfa potluck presidents price private promo pub raffle rate reception
  record rehearsal release retirement reunion riser roast rock rooftop room rooms routing rug saint saloon sc season session sets sharp show shows
  showtime sing singing sings solid sometime songs soundcheck sounds space special split spot spots st stage stand start starting starts stool stop
  string stripped stuff supper sweater swing tab table tacos text thanksgiving theme titled toca tocar today tomorrow tonight tonk tour trailer
  turkey type unplugged upcoming upstairs valentine valentines van venue veterans vocal vocals vox wedding weddings week weekend weeks wine work
  works wrap wraps xmas
`;

/** What is eaten, carried, celebrated and written on bills, and how people are. */
const AROUND = `
  accordion adores air al allergic along alumni amplifier anniversarys anticipate appetite appropriate arms assistant attn auction awards babies
  baby backstage bakery banda banger banjo bank baptist beggin bf binders blast blessings bonjour bowling brownies buggin burger buyout cable calf
  cans capacity case cell cents channels chicken chili clean coffee cold comps concierge confusing connection console contract cords costume
  costumes cowboy cpa cream cry crying cupcakes dancin darling dentist dept dessert dog downtown drama drawing dress dressed driver drums earplugs
  egg empty entertain entries exit fair farmers favorite favourite file fillin fire firm fish fixed flowers flying fm fog fooling fried fries
  frontman fry game gathering gobble grade gym hands handy harmonica hat hauling hed hospice hot house huge hungry hunt ice ink inputs inquiry itself jefe
  jokes judging karaoke kings lamp law league leaving left leftover lights limes limo liven lucky machine machines mailed mandolin market marks married
  mat mayor meat microphone mimosas minister mistakes motel nervous nuts outta owe pa packed paella park parked passin pedal pet pickup pie pizza
  plant plot po pool post prez pta quiet rail raising ray recd receipt ref regulars renewing require requires retired ride row rule rules school
  secretary settle settlement sevens shoes shop shot sitter slow smoke soccer sorry sound speakers srry stands steel steer sticky stopping
  subs suit suits tal sunscreen surprised sweethearts tea teachers texting thirsty tips toast town travels treat tree truck tune ugly upright vegetarian
  venmo vfw voice volunteer volunteers vows walked warm wear wedges weighs widows winter write xlr zip zoo
`;

/** What else requests say. */
const DOING = `
  accepted accepts accounting advance advised agree agreed agrees approved approves arrive arrives ask available away ay bad because begin beginning
  begins behalf believe bet bit bringing brings broadcast busy buy call called calling cap celebrate celebrating celebration chance come comes comin
  comma commence commencing conclude concluding confirm confirming count cuz draw drive driving eat engaged enjoy expect expecting figure figured
  filled fixin fixing follow following forwarded fwd gets gives go goes going gone gonna gusta half hit holding hook hope hoped hoping idea info
  interested joining kick kicks kind last let lets little look looking make making may mean means mind needed needing next nice opener parks perform
  performed performing performs period pick picking picks plug possible possibly quarter read ready reply represents requested rocking rocks
  scheduled send sending sends sent serve served settled signed sit sitting slots starring stay subject support supports tables takes taking
  talk technically tell turning turns using visit visiting voted wait wishes yet
`;

/** Words that deny, and words of those who have not settled it. */
const DOUBTS = `
  against aint allegedly anymore apparently arent assuming backup bet but cannot cant considering contemplating couldnt depending depends didnt
  doesnt dont doubt dunno either else except forecast guess hadnt hardly hasnt havent hypothetical hypothetically ideally idk if imagine isnt likely
  mayb maybe might neither never nobody none noone nope nor not nothing once or otherwise pending perhaps potentially pretend prob probably probs
  provided quizas rather refuse refuses shouldnt someday suppose supposed supposedly tentative tentatively think thinking thought thoughts too
  unable undecided unless unlikely unsure vez wasnt weather werent whatever whenever whether whichever whoever wish without wonder wondering wonders
  wont wouldnt
`;

/** Words that change what is booked, and words of what went wrong. */
const CHANGES = `
  actually bailed bump bumped change changed changing conflict correct delay delayed ditch drop dropped dump earlier extend fired fix flaked flip
  forward ghosted instead later longer lose losing lost mistake move moved moves moving nudge off push pushed quit remove rename replace replaced
  replaces scoot shift shorten sick skip skipping slide sooner still swap swapped switch switched taken trade unavailable update withdraw withdrew
  wrong yesterday
`;

/** What guests do and ask for, and words of what others say, know or ask. */
const TALK = `
  according admission anybody anyone asked asking asks attached believe catch claims confirming contract did emailed excited facebook flyer flyers
  forgot had hear heard hearing how hows insta instagram know knows listed meet meeting podcast poster posters propose refund rehearsal remember
  remind reservation reservations rsvp rumor said saw say saying says seat seats see seeing seen share swear swears tells thinks ticket tickets tix
  told used voicemail was watch watched watching website were what whats when whens where wheres which who whos whose why
`;

/** Words that take the whole message back, wherever they stand. */
export const TAKES_BACK: ReadonlySet<string> = wordSet(`
  cancel cancela cancelation canceled canceling cancellation cancelled cancelling cancels cxl delete disregard fooled gotcha ignore jk joking kidding nevermind
  nix nvm postpone postponed psych resched reschedule rescheduled scrap scratch sike unbook undo void
`);

/** Words that explain themselves in a request. */
const EXPLAINED: ReadonlySet<string> = new Set([
  ...REQUEST_VERBS,
  ...[LITTLE, POLITE, PEOPLE, SHOW, AROUND, DOING].flatMap(words),
]);

/** Words that speak against a request that is settled and new. */
export const AGAINST: ReadonlySet<string> = new Set([
  ...[DOUBTS, CHANGES, TALK].flatMap(words),
  ...TAKES_BACK,
]);

/** Whether a word of everyday talk names nobody. */
export const isEverydayWord = (word: string): boolean => EXPLAINED.has(word) || AGAINST.has(word);

const LONGEST_WORD = 40;
const row = (): Int16Array => new Int16Array(LONGEST_WORD + 1);
/** Rows of the table that is filled below, made once: a long message compares thousands of words. */
const rows: [Int16Array, Int16Array, Int16Array] = [row(), row(), row()];

/**
 * How many slips of the finger lie between two words: a letter left out, added or changed, or two neighbours swapped
 * (optimal string alignment; a plain Levenshtein distance would count a swap twice).
 * @param most the answer is `most + 1` as soon as it is more
 */
export function slipsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most || Math.max(a.length, b.length) > LONGEST_WORD) return most + 1;
  let [beforeLast, last, current] = rows;
  for (let column = 0; column <= b.length; column++) last[column] = column;
  for (let at = 1; at <= a.length; at++) {
    current[0] = at;
    for (let column = 1; column <= b.length; column++) {
      const changed = (last[column - 1] ?? 0) + (a[at - 1] === b[column - 1] ? 0 : 1);
      const slips = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, changed);
      const swapped = isSwapped(a, b, { at, column }) ? (beforeLast[column - 2] ?? 0) + 1 : slips;
      current[column] = Math.min(slips, swapped);
    }
    if (Math.min(...current.subarray(0, b.length + 1)) > most) return most + 1;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return Math.min(last[b.length] ?? 0, most + 1);
}

const isSwapped = (a: string, b: string, { at, column }: { at: number; column: number }): boolean =>
  at > 1 && column > 1 && a[at - 1] === b[column - 2] && a[at - 2] === b[column - 1];

const MOST_REMEMBERED = 5000;

/** Remembers what it found for the words that it met last. */
export function remembered<Value>(find: (word: string) => Value): (word: string) => Value {
  const known = new Map<string, Value>();
  return (word) => {
    if (known.size > MOST_REMEMBERED) known.clear();
    if (!known.has(word)) known.set(word, find(word));
    return known.get(word) as Value;
  };
}

/** Words by their first letter. */
type WordsByLetter = ReadonlyMap<string, readonly string[]>;

export function byFirstLetter(words: Iterable<string>): WordsByLetter {
  const letters = new Map<string, string[]>();
  for (const word of words) {
    const letter = word.charAt(0);
    letters.set(letter, [...(letters.get(letter) ?? []), word]);
  }
  return letters;
}

/**
 * The one word of a list that is meant by a misspelt one: same first letter, one slip from five letters on, two from
 * eight, and no other word as near.
 */
export function misspelt(word: string, words: WordsByLetter): string | undefined {
  const most = word.length >= 8 ? 2 : 1;
  if (word.length < 5) return undefined;
  let nearest: { word: string; slips: number; isShared: boolean } | undefined;
  for (const candidate of words.get(word.charAt(0)) ?? []) {
    const slips = slipsBetween(word, candidate, most);
    if (slips > most || (nearest && slips > nearest.slips)) continue;
    nearest = { word: candidate, slips, isShared: nearest?.slips === slips };
  }
  return nearest && !nearest.isShared ? nearest.word : undefined;
}

const BY_LETTER = byFirstLetter(EXPLAINED);
/** A slip leaves out, adds or swaps letters but no ending: "loved" is no "love", "testing" no "texting". */
const isSlip = remembered((word) => {
  const meant = word.length < 6 ? undefined : misspelt(word, BY_LETTER);
  if (meant === undefined || word.startsWith(meant) || meant.startsWith(word)) return false;
  return !isOtherLetter(word, meant);
});

/** Whether one letter stands for another, which makes another word: "Tommy" is not "Tammy", but "Tamy" is. */
export const isOtherLetter = (a: string, b: string): boolean =>
  a.length === b.length && [...a].sort().join() !== [...b].sort().join();

/** Whether a request has such a word, one or many; slips of the finger are no other words. */
export const isExplained = (word: string): boolean =>
  EXPLAINED.has(word) || (word.endsWith('s') && EXPLAINED.has(word.slice(0, -1))) || isSlip(word);
