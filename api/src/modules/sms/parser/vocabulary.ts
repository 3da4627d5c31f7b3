/** @returns the words of a text, which white space and line ends stand between */
export const words = (text: string): readonly string[] => text.split(/\s+/).filter(Boolean);

/** Words to look up: `wordSet('see hear')`. */
export const wordSet = (text: string): ReadonlySet<string> => new Set(words(text));

/** Verbs that ask for a show and stand right before the name: "pencil the Rattlers". */
export const REQUEST_VERBS: ReadonlySet<string> = wordSet(`
  add adding arrange book booking bring choose chose engage feature featuring find fit get getting gimme give got grab have having hire hiring hold hop host hosting invite jump keep like line lined lock love manage need needs order
  pencil picked place plan planning play pon pop prefer present presenting put putting queremos quieren quiere quiero quisiera llevar traer empezar comenzar represent representing req request requesting requests reserve reserving run running save schedule
  scheduling seek seeking seeks set slot snag sneak squeeze stick take throw try use wanna want wanted wanting wants`);

/** Pronouns, prepositions, auxiliaries and small adverbs; greetings, thanks, kind words and chat. */
const LITTLE = `
  a able about af after again ages agrees ahead all already alright also always am amen an and another any anyhow anything anyway anyways appreciate approx are around arrives as asap at avail awesome bands bcc be been before beg begging
  begins being best bestie better between big bless blessed books both bout brb brings bro bruh btw bud buddy buenos by bye can checks cheers comes con cool cords could cousins dads dates daughters de dear def definitely del delighted
  dia dias disponible do does doing done doors dope drinks drums dude dudes during each easy el em en ends enough espacio especially est este even ever every everybody everyone everything exactly excuse favor fecha few finally fine
  finna folks for forgive fr from full fully fun fw fyi gets gigs git gives glad gladly gmail gna go god goes going gonna good gotta gracias grateful gratefully great greetings gustaria h ha haha hahaha happy has hay he hell hello help
  her here hers hes hey heya hi high him his hits hiya hmu hola holler hollered hon honey honored hour hours howdy hrs hugs huh hun i id idc ik ill im imma imo in indoors inside into iphone is ish it itll its ive jr just k kinda kindly
  kk la lads las lemme lets libre lil lmao lmk lol lolol lord los lot lots lovely lowkey lugar ma maam madam many me means merci mics mine mins minutes moms months more most mrs much mundo must my n ngl no noche nos now np o obviously
  of oh ok okay okayed old omg on one ones only onto opens other our ours outdoors over own oye p para past peace per perfect performs picks please pleased pleasure plenty pls plus podemos podria podriamos polite por pretty probable
  puede pueden puedo que question quick quickly r re really reckon regards requires respectfully respond right rn rofl rooms round sat sched se second sends ser several she shed shell shes should shout sincerely sings sir slaps slots
  small so solo somos some something soon sorta sounds soy spots sr stands starts suits sup super supports sure sweet szn t tables takes tal tardes tbh texted than thang thank thankful thanks that thats the their them then there therell theres
  these they theyd theyll theyre theyve thing things this tho those though thrilled through thru thx tiene tienen til till time times to todo together truly trying tryna ttyl tu two ty u uh um un una under until up upon ur us usual ve
  venga very veterans via vibe vibes vocals volunteers vs w warmly way we wed weddings weeks welcome well weve while whole will wit with woohoo works would wow wraps x xo xoxo y ya yahoo yall yea yeah year years yep yes yo you youd
  youll your youre yours yup`;

/** Who writes, asks and plays; what a show is for, when and where it is, what belongs to it, and what else requests say. */
const SHOW = `
  accepted accepts accordion accounting acoustic act addition address adores adv advance advised afternoon age agency agent agree agreed air al album allergic alley along alumni amp amplifier anniversary anticipate anytime apart appetite
  appropriate approved approves arms arrive art artist ask assistant association attn auction aunt auxiliary available awards away ay babe babies baby back backline backstage backwards bad bakery band banda banger banjo bank baptist bar
  bartender bash bass bassist bbq bday because beer beggin begin beginning behalf benefit bf bill binders birthday bit black blast blessings bluegrass blues board bonjour boss bowling boxes boy boyfriend boys break breakfast bride bringing
  broadcast brother brownies brunch budget buffet buggin bunch burger burned bus busy buy buyout cable cake calendar calf call called calling cap capacity case cash cd celebrate celebrating celebration cell cents ceremony chair chance
  changeover channels check chef chicken chief chili christmas church clean client close club coffee cold combo come comin coming comma commence commencing committee comps concert concierge conclude concluding confirm confirmed confusing
  congregation connection console contact contest cookout costume count country couple courtyard cousin cover cowboy cpa cream crew crowd cry crying cuarto cupcakes curfew cut cuz dad daddy dance dancin darling date daughter day days deadline deal
  debut deck dentist deposit dept desk dessert di died dinner dj dog dollars door double down downbeat downstairs downtown drama draw drawing dress dressed drink drive driver driving drops drum drummer duo early earplugs eat egg electric
  elks email empty encore end ending engaged engagement enjoy ensemble entertain entries entry ep eve evening event exit expect expecting fair fam family fan fans farewell farmers fat father favorite favourite feat fee fella fellas fence
  fiddle figure figured file fill filled fillin final finish finishing fire fireworks firm fish fixed fixin fixing flat floor flowers flying fm fog folk follow following food fooling forwarded free friday fried friend friends fries front
  frontman fry fund funday fundraiser fwd gal gals game gang garden gathering gear genre gig girl girlfriend girls gobble gone gospel grade graduation grandad granddaughter grandkids grandma grandpa grandson granny green group guarantee
  guestlist guests guitar gusta guy guys gym half hall halloween hands handy harmonica hat hauling head headline headliner headlining hed hide hip hit holding holiday home homecoming honky hook hope hoped hoping horns hospice hospitality
  hot hotel house hr hubby huge hundred hungry hunt husband ice idea independence indoor info ink inputs inquiry interested invoice itself jam jazz jefe joining jokes judging karaoke keg keys kick kicks kids kind kings kit kitchen labor
  ladies last late laugh law lawn lead league leaving left leftover legion length let lights limes limo linecheck lineup lions list listen little live liven load loadin look lookin looking lounge lp lucky lunch luncheon machine mailed main
  make making mama man management manager mandolin market marks married mat mate matinee may mayor meal mean meat media memorial merch message mgmt mgr mic microphone midnight mimosas min mind minimum minister minute miss mistakes mister mobile
  mom monitor month morning motel mother mr ms music musica name named nana needed needing neighbor neighbour nephew nervous new next nice niece night nights nite noon number nuts nye oclock offer offering office onstage open opener opening
  out outdoor outfit outta owe owner pa packed paddys paella pal parade park parked parking party passin pastor patio patricks pattys pay pedal people perform performance performed performing period pet phone piano pick picking pickup pie
  pig pit pizza plant plates played player playin playing plays plot plug pm po pool porch porfa possible possibly post potluck president prez price private promo pta pub quarter quartet quiet quintet raffle rail raise raised raising rate
  ray read ready recd receipt reception record ref regulars release renewing rep reply requested require retired retirement reunion ride rider riser roast rock rocking roof rooftop room rotary routing row rug rule saint sc scheduled school
  screenshot season secretary send sending sent serve served session setlist sets settle settled settlement sevens sharp shoes shop shot show shows showtime sign signed sing singer singing sis sister sitter sitting slow smoke soccer solid
  somebody someone sometime son songs sorry sound soundcheck space speakers special split spot srry st staff stage stand starring start starting stay steel steer sticky stool stop stopping string stripped strong stuff suave subject subs
  suit sunscreen supper support surprised sweater sweethearts swing tab table tacos taking talent talk tea teachers team technically tell texas text texting thanksgiving theme thirsty tips titled toast toca tocar toque toquen today tomorrow tonight tonk
  tops tour town trailer travels treat tree trio truck tune turkey turning turns type ugly uncle unplugged upcoming upright upstairs using valentine valentines van vegetarian venmo venue vestry vfw visit visiting vocal voice volunteer voted
  vows vox wait walked warm wear wedding wedges week weekend weighs widows wife wine winter wishes wives work wrap write xlr xmas yet zip zoo`;

/** Words that deny or doubt, that change what is booked, and that tell of guests, of what others say, know or ask. */
const DOUBTS = `
  according actually admission against aint allegedly anybody anymore anyone apparently arent asked asking asks assuming attached backup bailed barring believe bet bump bumped but cannot cant catch change changed changing claims
  confirming conflict considering contemplating contingent contract correct couldnt delay delayed depending depends did didnt ditch doesnt dont doubt drop dropped drunk dump dunno earlier either else emailed except excited extend facebook
  failing fell fired fix flaked flip flu flyer flyers forecast forgot forward ghosted guess had hadnt hardly hasnt havent hear heard hearing how hows hypothetical hypothetically ideally idk if iffy imagine insta instagram instead isnt
  know knows later likely listed longer lose losing lost mayb maybe meet meeting might mistake move moved moves moving neither never nobody none noone nope nor not nothing nudge off once or otherwise pending perhaps podcast poster posters
  potentially prank pretend prob probably probs propose provided push pushed quit quizas rather refund refuse refused refuses rehearsal remember remind remove rename replace replaced replaces reservation reservations resort rsvp rumor
  said saw say saying says scoot seat seats see seeing seen share shift shorten shouldnt sick sit skip skipping slide someday sooner still suppose supposed supposedly swap swapped swear swears switch switched taken tells tentative
  tentatively think thinking thinks thought thoughts ticket tickets tix told too trade typo unable unavailable undecided unless unlikely unsure update used vez voicemail was wasnt watch watched watching weather website were werent what
  whatever whats when whenever whens where wheres whether which whichever who whoever whos whose why wish withdraw withdrew without wonder wondering wonders wont worst wouldnt wrong yesterday`;

/** Words that take the whole message back, wherever they stand. */
export const TAKES_BACK = wordSet(`
  cancel cancela cancelation canceled canceling cancellation cancelled cancelling cancels cxl delete disregard fooled gotcha ignore jk joking kidding nevermind
  nix nvm postpone postponed psych resched reschedule rescheduled scrap scratch sike unbook undo void`);

/** Words of everyday talk that say nothing by themselves. */
export const LITTLE_WORDS = wordSet(LITTLE);

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
