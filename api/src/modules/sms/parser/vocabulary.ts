/** @returns the words of a text, which white space and line ends stand between */
export const words = (text: string): readonly string[] => text.split(/\s+/).filter(Boolean);

/** Words to look up: `wordSet('see hear')`. */
export const wordSet = (text: string): ReadonlySet<string> => new Set(words(text));

/** Verbs that ask for a show and stand right before the name: "pencil the Rattlers". */
export const REQUEST_VERBS: ReadonlySet<string> = wordSet(`
  add adding arrange book booking bring choose chose engage feature featuring find fit get getting gimme give got grab have having hire hiring hold hop host hosting invite jump keep like line lined lock love manage need needs order
  pencil picked place plan planning play pon pop prefer present presenting put putting queremos quieren quiere quiero quisiera represent representing req request requesting requests reserve reserving run running save schedule
  scheduling seek seeking seeks set slot snag sneak squeeze stick take throw try use wanna want wanted wanting wants`);

/** Pronouns, prepositions, auxiliaries and small adverbs; greetings, thanks, kind words and chat. */
const LITTLE = `
  a able about af after again ages ahead all already alright also always am an and another any anyhow anything anyway anyways appreciate approx are around arrives as asap at avail bands be been before being best bestie better between
  big both bout brb brings bro btw bud buddy by bye can comes con cool could dates de dear definitely del delighted disponible do does doing done doors drinks dude during each easy el em en ends enough est este even ever every
  everybody everyone everything favor few finally fine finna folks for forgive from full fully fun gets gigs gives glad gna go goes going gonna good gotta gracias grateful gratefully great greetings h ha haha hahaha happy has hay he
  hell hello help her here hers hes hey heya hi high him his hits hola honored hour hours howdy hrs hun i id ill im in inside into is ish it itll its ive jr just k kinda kindly las lemme lets lmk lol lolol los lot lots lovely maam
  many me means mine mins minutes moms months more mrs must my n no noche now np o of oh ok okay old omg on once one ones only onto opens other our ours over own para per perfect performs please pleased plenty pls plus podemos podria
  por pretty probable puede puedo que question quick quickly re really reckon respectfully right rooms round sat se second sends ser several she shed shell shes should shout sir slots small so solo some something soon sounds spots sr
  starts suits super supports sure sweet t takes texted than thank thankful thanks that thats the their them then there therell theres these they theyd theyll theyre theyve thing things this tho those though thrilled through thru til
  till time times to together too trying tryna tu two ty u uh um un until up upon ur us usual ve very via w way we wed welcome well weve while whole will with works would x y ya yall yeah year years yes yo you youd youll your youre
  yours`;

/** Who writes, asks and plays; what a show is for, when and where it is, what belongs to it, and what else requests say. */
const SHOW = `
  accepted sometime anytime acoustic act adv advised afternoon agreed album alley amp amplifier artist ask available away back backline backstage band bar bass bassist bday begin beginning benefit birthday black bluegrass blues board boss boyfriend
  break bringing brother brunch budget bunch burned busy calendar call called calling cd celebrate celebrating celebration chance check christmas church close club come coming commencing concluding confirm confirmed confusing couple
  cover crew crowd crying dad dance date daughter day deal dentist deposit dinner dj door double down drive driving drum drummer duo early email ending enjoy evening event expect family fan fans favorite fellas figured fill filled
  finish finishing fire fixed floor flowers folk following fooling free friday fried fundraiser gals gang garden gathering gig girl gobble gone gospel grade grandson group guests guitar guy guys hall halloween hauling headline
  headliner headlining hit holding holiday home hop hope hoping hotel house hundred husband idea ink interested jam judging kicks kids kind labor ladies last late leaving let list little live load look lookin looking lounge lunch
  mailed make making mama man manager matinee may meal merch message midnight mimosas miss mom month morning music musica named needed needing new next nice night nights noon number nuts nye offer office open opener opening out
  outdoor owner pa packed park parking party patio pay people perform performance performing period piano pick pig player playing plays pm possible potluck private pta pub rail ready reception record rehearsal renewing reply requested
  room routing scheduled school send sending session sets settled show shows sing sister somebody someone songs sorry sound soundcheck space special spot st staff stage start starting stop string stripped suave suit supper support
  surprised swing table talk team tell text thanksgiving tocar today tomorrow tonight town treat trio truck tune type unplugged using valentines venue voted wait walked wedding week weekend wife winter work write xmas`;

/** Words that deny or doubt, that change what is booked, and that tell of guests, of what others say, know or ask. */
const DOUBTS = `
  according actually admission against aint allegedly anybody anymore anyone apart apparently arent asked asking asks assuming attached backup backwards bailed believe bet bump bumped but cannot cant catch change changed changing
  claims confirming conflict considering contemplating contract correct couldnt deadline delay delayed depending depends did didnt ditch doesnt dont doubt drop dropped drops dump dunno earlier either else emailed entry except excited
  extend facebook fell fired fix flaked flip flu flyer flyers forecast forgot forward ghosted guess guestlist had hadnt hardly hasnt havent hear heard hearing hide how hows hypothetical hypothetically ideally idk if iffy imagine insta
  instagram instead isnt know knows later likely listed listen longer lose losing lost mayb maybe meet meeting might minimum mistake move moved moves moving neither never nobody none noone nope nor not nothing nudge off once or
  otherwise pending perhaps podcast poster posters potentially pretend prob probably probs propose provided push pushed quit quizas rather refund refuse refuses rehearsal remember remind remove rename replace replaced replaces
  reservation reservations rsvp rumor said saw say saying says scoot screenshot seat seats see seeing seen setlist share shift shorten shouldnt sick sit skip skipping slide someday sooner still suppose supposed supposedly swap swapped
  swear swears switch switched taken tells tentative tentatively think thinking thinks thought thoughts ticket tickets tix told too tops trade typo unable unavailable undecided unless unlikely unsure update used vez voicemail was
  wasnt watch watched watching weather website were werent what whatever whats when whenever whens where wheres whether which whichever who whoever whos whose why wish withdraw withdrew without wonder wondering wonders wont woohoo
  wouldnt wrong yesterday`;

/** Words that take the whole message back, wherever they stand. */
export const TAKES_BACK = wordSet(`
  cancel cancela cancelation canceled canceling cancellation cancelled cancelling cancels cxl delete disregard fooled gotcha ignore jk joking kidding nevermind
  nix nvm postpone postponed psych resched reschedule rescheduled scrap scratch sike unbook undo void`);

const EXPLAINED: ReadonlySet<string> = new Set([...REQUEST_VERBS, ...[LITTLE, SHOW].flatMap(words)]);

/** Words that speak against a request that is settled and new. */
export const AGAINST: ReadonlySet<string> = new Set([...words(DOUBTS), ...TAKES_BACK]);

/** Whether a word of everyday talk names nobody. */
export const isEverydayWord = (word: string): boolean => EXPLAINED.has(word) || AGAINST.has(word);

/** Letters left out, added, changed or swapped (twice in a plain Levenshtein distance); `most + 1` where they are more. */
export function slipsBetween(a: string, b: string, most: number): number {
  const between = (inA: number, inB: number, left: number): number => {
    let same = 0;
    while (inA + same < a.length && a[inA + same] === b[inB + same]) same++;
    const [atA, atB] = [inA + same, inB + same];
    const difference = Math.abs(a.length - atA - (b.length - atB));
    if (difference > left || atA === a.length || atB === b.length) return Math.min(difference, left + 1);
    if (left === 0) return 1;
    const isSwapped = a[atA] === b[atB + 1] && a[atA + 1] === b[atB];
    const swapped = isSwapped ? between(atA + 2, atB + 2, left - 1) : left;
    const added = Math.min(between(atA + 1, atB, left - 1), between(atA, atB + 1, left - 1));
    return 1 + Math.min(between(atA + 1, atB + 1, left - 1), added, swapped);
  };
  return between(0, 0, most);
}

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

/** The one word that a misspelt one is nearest to: same first letter, one slip from five letters on, two from eight. */
export function misspelt(word: string, among: readonly string[]): string | undefined {
  if (word.length < 5) return undefined;
  const most = word.length >= 8 ? 2 : 1;
  const [nearest, second] = among
    .filter((candidate) => candidate[0] === word[0])
    .map((candidate) => ({ candidate, slips: slipsBetween(word, candidate, most) }))
    .filter(({ slips }) => slips <= most)
    .sort((a, b) => a.slips - b.slips);
  return nearest?.slips === second?.slips ? undefined : nearest?.candidate;
}

/** Whether one letter stands for another, which makes another word: "Tommy" is not "Tammy", but "Tamy" is. */
export const isOtherLetter = (a: string, b: string): boolean =>
  a.length === b.length && [...a].sort().join() !== [...b].sort().join();

/** A slip of a verb that asks leaves out, adds or swaps letters but no ending: "shedule", no "hired". */
const isSlip = remembered((word) => {
  const meant = word.length < 6 ? undefined : misspelt(word, [...REQUEST_VERBS]);
  return (
    meant !== undefined && !word.startsWith(meant) && !meant.startsWith(word) && !isOtherLetter(word, meant)
  );
});

/** Whether a request has such a word, one or many. */
export const isExplained = (word: string): boolean =>
  EXPLAINED.has(word) || EXPLAINED.has(word.replace(/s$/, '')) || isSlip(word);
