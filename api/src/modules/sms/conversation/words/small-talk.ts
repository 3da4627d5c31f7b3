import { wordsOf } from '#src/modules/sms/intake/sms-text.js';
import { wordSet } from '#src/modules/sms/parser/vocabulary.js';

/** What is known of a message besides its words. */
interface Heard {
  /** It names an artist, a day or a time. */
  hasParts: boolean;
  /** It names an artist whom the venue knows. */
  namesArtist: boolean;
  /** This phone has asked for nothing before it. */
  isFirst?: boolean;
}

/**
 * Whether a message asks for nothing: thanks, laughs, greetings, news of the way, spam. What names an artist, a day or a time, or
 * speaks of shows, is none of it unless it says so in so many words; a question to the venue is none either.
 */
export const isSmallTalk = (text: string, { hasParts, namesArtist, isFirst = false }: Heard): boolean => {
  const words = wordsOf(text.replace(/https?:\/\/\S+|www\.\S+/gi, ' '));
  const line = words.join(' ');
  if (!namesArtist && isSpam(text, line)) return true;
  if ([ASKS_FOR_A_SHOW, TAKES_BACK, FOR_STAFF].some((turns) => turns.test(line))) return false;
  // "Load in at 5 on the 6th?" wants to be answered.
  if (isNews(line) && !(hasParts && text.includes('?'))) return true;
  if (hasParts || (!isFirst && BAD_NEWS.test(line))) return false;
  const isPlain = words.every(isPlainWord);
  return isPlain || SOCIAL.test(line) || (isFirst && THINKS_ALOUD.test(line)) || isTold(text, line, isFirst);
};

/** A picture has no words. */
const isPlainWord = (word: string): boolean => word === '' || SMALL.has(word) || LAUGH.test(word);

/** News of the way; "what time is load in" asks, though it speaks of it, "how was the show" does not. */
const isNews = (line: string): boolean =>
  ROGER.test(line) ||
  (NEWS.test(line) && !ASKS_STAFF.test(line) && (!ASKS_PLAINLY.test(line) || IN_PASSING.test(line)));

/** It tells something that is about no show, or comes before anything was asked for. */
const isTold = (text: string, line: string, isFirst: boolean): boolean =>
  !SPEAKS_OF_SHOWS.test(isFirst ? line.replace(TOPICS, ' ') : line) &&
  (WRONG_NUMBER.test(line) || !isQuestion(text, line));

/** Whether a message says no more than that a reminder was read, or how its sender is on the way: "ok, see you there". */
export const acknowledges = (text: string): boolean => {
  const line = wordsOf(text).join(' ').replace(NO_TROUBLE, ' ').trim();
  if (BAD_NEWS.test(line) || DECLINES.test(line)) return false;
  return isNews(line) || line.split(' ').every((word) => isPlainWord(word) && !UNEASY.has(word));
};

/** Whether a message tells staff of what was lost, is wrong or is owed. */
export const isForStaff = (text: string): boolean => FOR_STAFF.test(wordsOf(text).join(' '));

/** Whether a message speaks of the way, of loading in or of how an evening was. */
export const tellsNews = (text: string): boolean => NEWS.test(wordsOf(text).join(' '));

/** Whether a message asks for something to be answered: with a question mark, or as questions begin. */
export const asksPlainly = (text: string): boolean =>
  text.includes('?') || ASKS_PLAINLY.test(wordsOf(text).join(' '));

/** Whether a message speaks of playing at all. */
export const speaksOfPlaying = (text: string): boolean => {
  const line = wordsOf(text).join(' ');
  return ASKS_FOR_A_SHOW.test(line) || PLAYING.test(line) || TAKES_BACK.test(line);
};

/** Whether a message without artist, day and time asks to play. */
export const asksForAShow = (text: string): boolean => {
  const line = wordsOf(text).join(' ');
  if (OF_DETAILS.test(line) && !PLAYING.test(line) && !OPEN_NIGHTS.test(line)) return false;
  return ASKS_FOR_A_SHOW.test(line) || (PLAYING.test(line) && isQuestion(text, line));
};

const oneOf = (lines: string): string =>
  lines
    .trim()
    .split(/\s*\n\s*/)
    .join('|');
/** @param lines of patterns over the words in small letters, without any mark */
const anyOf = (lines: string): RegExp => new RegExp(`(?<!\\w)(?:${oneOf(lines)})(?!\\w)`, 'u');

const LINK =
  /https?:\/\/|www\.|\b[a-z0-9-]{2,}\.(?:com|net|org|info|xyz|top|ly|co|io|us|me|biz|click|link|shop|site|online|app|cc|ru|win|vip)\b/i;
/** Nobody writes so to a stage. */
const SURE_SPAM = anyOf(`
  gift ?cards?|(?:verification|security|login|one time|access|confirmation|otp) (?:code|pin|passcode)|code is \\d{4,8}|code (?:is )?[a-z]*\\d{2,}|reply [a-z] to|(?:your|ur) (?:appointment|reservation|uber|ride|driver|order|code|rx|prescription|bill|statement|toll|invoice)|(?:dental|doctor|medical|vet) appointment|unpaid toll|flash sale|you (?:have |ve )?(?:been )?(?:won|win|selected|chosen|pre ?approved|approved for)|youve (?:won|been (?:selected|chosen|approved))
  (?:extended|car|vehicle|auto) warranty|(?:car|auto|health|life|home) insurance|student loans?|(?:business|payday|personal|cash) loans?|lower your|save (?:up to )?\\d+ ?(?:percent|off)?|\\d+ (?:percent )?off
  (?:reply|text|txt|send) (?:stop|end|no|yes|quit|unsubscribe)|stop ?2 ?(?:end|quit|stop)|stop to (?:end|quit|opt)|msg ?(?:and|&)? ?data rates|opt out|unsubscribe
  (?:your|a|the) (?:package|parcel|delivery|shipment|order)|(?:usps|ups|fedex|dhl|irs|paypal|venmo|zelle|netflix|amazon|costco|apple|bank|irs|medicare) [a-z ]*(?:account|alert|delivery|package|refund|prize|reward|payment|support|suspended|locked)
  bitcoin|crypto|forex|trading signals?|investment opportunity|passive income|(?:remote|online|part time) (?:job|work|position)s?|(?:earn|make|get|win) (?:up to )?(?:\\d+|money|cash)(?: \\d+)*(?: (?:a|per|every) (?:day|week|month|hour))|hiring now|work from home
  (?:book|schedule|renew|activate|order|upgrade|verify|update|track|pay) your|(?:claim|redeem) (?:your|the|a|ur|it)|free (?:iphone|trial|gift|money|cruise|vacation|entry|quote|estimate|spins)|act now|limited time|final notice|last chance to|click (?:here|the|this|below)|tap (?:here|the link)|congratulations|urgent
  (?:google|seo|website|web) (?:ranking|rankings|services|design|reviews?|listing|traffic)|(?:page|spot|rank|number|top) (?:\\d+ |one )?(?:of|on|in) google|(?:first|top) page|search engines?|(?:rank|boost|grow|increase) your (?:venue|business|site|website|online|sales|traffic|followers|following|google|revenue)|(?:sell|selling|buy) your (?:house|home|property|car|business)|cash offer|solar panels?|refinance|mortgage|debt (?:relief|free)|credit score|viagra|cialis|casino|hot singles|onlyfans
  (?:chip in|donate|pitch in)|(?:your|to|early) vot(?:e|ing)|vote (?:for|on|yes|no|early|today|tomorrow)|paid for by|(?:we|i) (?:buy|pay) (?:houses|homes|cash|land|cars)|no (?:fees|obligation)|polls? (?:open|close|are)|poll(?:ing)? (?:place|station)|(?:democrats?|republicans?|senator|congress|election|campaign|candidate|ballot|primary)`);
const MARKETING = anyOf(`
  sale|deals?|offers?|discount|coupon|promo|free|win|won|winner|prize|reward|rewards|bonus|claim|click|verify|account|password|suspended|locked|package|delivery|tracking|payment|invoice|refund|loan|credit|cash|earn|profit|invest\\w*
  subscribe|subscription|shop|buy|sell|order now|followers|likes|seo|customers|leads|limited|exclusive|expires?|login|confirm your|update your|bank|card`);

const isSpam = (text: string, line: string): boolean => {
  if (SURE_SPAM.test(line) || /\$\$|\$\d[\d,]* (?:a|per) (?:day|week|hour)/.test(text))
    return !HUMAN.test(line);
  return LINK.test(text) && (MARKETING.test(line) || /\$\d/.test(text)) && !HUMAN.test(line);
};
/** Whether a message is spam, whatever else is known. */
export const isSurelySpam = (text: string): boolean => isSpam(text, wordsOf(text).join(' '));

/** What spam goes on with; nothing of shows. */
const PRESSING = anyOf(
  'interested|(?:last|final|second) (?:warning|reminder|notice|chance)|accounts?|suspended|verify|waiting for your (?:reply|response)|opportunity',
);
/** Whether a message would be the rest of spam, behind some. */
export const presses = (text: string): boolean => {
  const line = wordsOf(text).join(' ');
  return PRESSING.test(line) && !FOR_STAFF.test(line) && !SPEAKS_OF_SHOWS.test(line);
};

/** What somebody has lost, suffers, is owed or complains of, whatever else it says. */
const FOR_STAFF = anyOf(`
  (?:i|we|my [a-z]+) (?:think (?:i|we) )?(?:lost|left|forgot|misplaced) (?:my|our|a|an|the|his|her|some) [a-z ]+ (?:there|here|at (?:your|yalls?|the)|in (?:your|the)|on (?:your|the)|behind|backstage|last night|yesterday)|did (?:i|we|he|she|they|my [a-z]+) (?:leave|forget|lose|drop)|(?:did|has|have) (?:anyone|anybody|someone|somebody|you|u|ya|yall) (?:find|found|turned in)|lost (?:and|n) found|(?:grab|fetch|pick up|hold(?: on to)?|pick) (?:it|them)|(?:come|swing|stop) by|(?:call|ring|phone) me|gimme a call|give me a (?:call|ring)|lost [a-z ]+ (?:there|at)|(?:dejé|deje|olvidé|olvide|perdí|perdi|se me (?:olvidó|olvido|quedó|quedo|cayó|cayo|perdió|perdio)) [\\p{L} ]+ (?:ahí|ahi|allí|alli|allá|alla|aquí|aqui|anoche|ayer|en (?:el|la|su))
  (?:way |so |too |really )+loud|your music|noise|noisy|complain\\w*|complaint|refund|rude|(?:got|was|were|been) (?:towed|robbed|hurt|assaulted|overcharged|charged)|stolen|(?:in|blocking|across) (?:my|our) (?:driveway|yard|lot|street|spot)|(?:someone|somebody|one|some|people|customers?|guys?) (?:from|of) your|your (?:bartender|bouncer|staff|waitress|server|door ?(?:guy|man|person)|customers?|patrons)
  (?:supposed to|promised|agreed|said|told)(?: \\w+){0,4} (?:\\d+ )?(?:plus tips|bucks|dollars|guarantee|(?:in )?cash)|(?:never|didnt|havent|hasnt|wasnt|werent)(?: (?:got|get|been|yet))* paid|(?:still )?owes? (?:me|us|him|her|them)|shorted|only (?:got|paid|made|gave)(?: (?:me|us))? \\d+`);
/** What may keep somebody from playing. */
const BAD_NEWS = anyOf(
  'bad news|hospital|emergency|accident|flu|covid|sick|surgery|jail|arrested|funeral|passed away|(?:broke|hurt|lost|injured) (?:my|his|her|their) (?!leg)[a-z]+|broke up|split up|(?:van|truck|bus|car) (?:died|broke)',
);
const THINKS_ALOUD =
  /^(?:(?:hmm?|ok|so|well|um|uh|hey|oh) )*let me (?:look|check|see|think|ask|talk|get back)/;
/** What people write of without asking for it, where there is no request that it may tell more of. */
const TOPICS =
  /(?<!\w)(?:bands?|shows?|sets?|stage|nights?|time|performance|drums?|mics?|amps?|sound|merch|earlier|later|different|another)(?!\w)/gu;
/** A person who writes of playing. */
const HUMAN = anyOf(
  `(?:can|could|may) (?:i|we|my|our|the) [a-z ]*(?:play|perform|gig)|(?:my|our) (?:band|set|show|gig|music|ep|album|single)|gig|the stage|play (?:at )?(?:your|the) (?:place|venue|bar|stage)`,
);

/** Whatever else it says, it asks. */
const ASKS_FOR_A_SHOW = anyOf(`
  (?:can|could|may|would|might|should) (?:i|we|you|u|yall|the|my|our|it|they|he|she)(?: (?:all|guys|please|maybe|also|still|just|possibly))* (?:play|perform|book|get|have|do|make|move|change|switch|push|fit|put|add|take|squeeze|schedule|reserve|come play|be|start|open|headline|swap|bump|use|hold|pencil|cancel)
  (?:want|wanna|like|love|looking|hoping|need|wants) (?:to )?(?:play|book|perform|do a|get|change|move|switch|cancel|reschedule|make it|a gig|a slot|a show|another|for a)|(?:trying to|interested in) (?:play|book|perform)(?:ing)?|any (?:openings?|chance|room|slots?|dates?|nights?|availability)|(?:is|are|do you have) [a-z0-9 ]*(?:available|free|open)
  make (?:it|that) (?:\\d|a|an|the|on|at|[a-z]+day)|puedo|podemos|quiero|queremos|how about \\d|what about \\d|instead|book (?:me|us|the|my)|put (?:me|us)|pencil (?:me|us)`);
const TAKES_BACK = anyOf(`
  cancel\\w*|cxl|reschedule\\w*|postpone\\w*|call(?:ing|ed)? (?:it )?off|back(?:ing)? out|pull(?:ing)? out|scratch (?:that|it)|disregard|(?:cant|cannot|can not|wont|not able to|unable to|not gonna|not going to|couldnt) (?:make|do|play|be able|perform|come)|take (?:it|that|me|us) (?:back|off|down)`);

/** About the way, the evening itself, what was and what is looked forward to. */
const NEWS = anyOf(`
  (?:running|runnin|run|gonna be|going to be|be|im|were|am|are|bit|little|min|mins|minutes|hour|few) (?:a |bit |little |few |like |about |abt |\\d+ |min |mins |minutes |super |so |just |hour |an |half )*(?:late|behind|early)|on (?:my|our|the) way|omw|be (?:right )?there|almost there|nearly there|just (?:parked|landed|left|leaving|got here|pulled|pulling|arrived)|(?:im|were|we are|i am) (?:here|outside|out back|out front|in the (?:alley|lot|back)|at the (?:door|back|venue|bar)|parked|parking|close|near|coming|leaving)
  (?:running|runnin|gonna be|going to be|will be|ill be)(?: \\w+){0,4} (?:late|behind)|traffic|(?:just )?sent (?:you|the|over|my|an|it)|(?:ill|i will|we will|well) (?:call|email|text|ring|send)|how was|did (?:you|u|ya|yall) (?:get|see) my(?! (?:text|message|msg|request))|pick (?:me|him|her|them|us) up|(?:come|go) (?:see|watch) (?:us|me|them)|join us|come on out|flat tire|van (?:broke|died|trouble)|load(?:ing)? in|loading|unloading|eta|(?:\\d+|five|ten|few) (?:min|mins|minutes) (?:out|away|late)|pulling up|running behind|stuck (?:in|behind|at|on)
  see (?:you|u|ya|yall|y all|everyone|everybody)|c u|cu (?:then|there|soon|later)|catch (?:you|u|ya)|talk (?:soon|later|to you)|ttyl|until then|till then|(?:cant|can not|cannot) wait|looking forward|so (?:excited|pumped|stoked)|(?:excited|stoked|pumped|psyched) (?:for|to|about)
  (?:great|good|awesome|amazing|fun|killer|fantastic|wonderful|nice|best|lovely|what a) (?:show|night|time|crowd|set|gig|evening|place|venue|music|one|weekend|job|seeing|meeting|talking|vibes)|had (?:a|such|so|the|an)|was (?:a |so |such |really |the )*(?:blast|fun|great|awesome|amazing|good|lovely|nice|best|killer)|loved (?:it|the|your|last|every|playing|that)|enjoyed|good luck|break a leg|congrats
  happy (?:birthday|bday|thanksgiving|new year|holidays|halloween|easter|friday|monday|anniversary|mothers|fathers|4th|fourth)|merry (?:christmas|xmas)|feliz (?:navidad|ano|cumpleanos|dia)|(?:good )?(?:morning|night|evening)(?: (?:all|yall|everyone|everybody|folks|guys|friend|friends|sunshine))+
  wrong (?:number|person)|who(?: is|s)? (?:is )?(?:this|dis|dat|that|it|ths)|new phone|(?:sent|texted) (?:this )?(?:to the )?(?:by )?(?:mistake|accident|wrong)|butt dial|pocket dial(?:ed)?
  left (?:my|our|a|the)|forgot (?:my|our|a)|^(?:(?:ok|hey|hi|we|i|all|just) )?parked|sound ?check(?:ing)? (?:now|at|is|starts?|went|done|time)|setting up|heading (?:over|out|there|your way|in)|headed (?:over|out|there|your way|in)|(?:thanks|thank you|thx|ty)(?: again| so much| a lot| yall| guys| all)* for (?:having|the|last|everything|letting|all|a|coming|playing|your)|thank you for (?:having|the|last|everything|letting|all|a|your)|gracias por|thx for (?:having|the|last|a)|ty for`);
/** What somebody is to do, whatever the news: "I left my jacket there, can someone check?" */
const ASKS_STAFF = anyOf('(?:can|could|would|will) (?:you|u|ya|yall|someone|somebody|anyone|anybody)');
const ROGER =
  /^(?:10 4|copy(?: that)?|copy 1|roger(?: that)?|1|\+1|loud and clear)(?: (?:thanks|thx|boss|man))*$/;
const SOCIAL = anyOf(`
  how (?:are|r|is) (?:you|u|ya|yall|it going|everybody|everyone|life|your|ur)|hows (?:it going|it hangin\\w*|everything|everybody|everyone|life|your|ur|yall|things)|how (?:you|u|ya) (?:doin|doing|been|holding)|how was (?:your|the|last|it|ur|everything|thanksgiving|the weekend)|(?:will|ill|well|gonna|going to) (?:hit|holler|shout|reach|check|get|be|text|call|write|talk)(?: (?:you|u|ya|yall|y all|up|at|out|back|in|touch|to|with|again|soon|later|sometime|then))+$|whats (?:up|good|new|happening|going on|crackin)|what up|wassup|sup|wyd|hbu|u there|you there|u up|you up|anyone there|anybody there|is this (?:thing on|still|a real|real|working|the right)|are you (?:there|real|ok|a bot|human|a robot|ok)|is this [a-z]+$|remember me|guess what|que tal|como (?:estas|esta|estan|te va)|lol what|what lol|really|seriously|right\\??|huh|que`);
const LAUGH =
  /^(?:(?:ha|he|ja|hee|heh)+h?|l+o+l+[sz]?|lmf?a+o+|rofl|hm+|um+|uh+|mm+|a+w+|y+a+y+|w+o+w+|w+o+|y+e+a+h*|y+e+s+|n+o+|o+k+|h+e+y+|h+i+|y+o+|ugh+|oo+|ah+|oh+|xd|x+o*x*|z+|k+)$/;
const SMALL = wordSet(`
  a about absolutely adios ago ain all alright always amazing amen an and any anytime appreciate appreciated are aw awesome back bet beautiful been best bless blessed bro bruh brother bud buddy but bye can care cheers chill
  ciao cool copy crazy cute cya dang danke day days dear deal definitely did dig do done dont dope dude en enjoy especially evening ever every everybody everyone everything excellent facts fantastic fine fire folks for friend
  friends fun fyi get girl glad god good goodbye goodnight got gotcha gotchu gracias grateful great greetings guys hahaha happened hello here heyy hiya hola hon honey hope how howdy hugs i ill im in indeed is it its ive
  jaja jajaja just k kk kewl kind know lady ladies later legend legends listo lit lmk lots lovely love luck luv lucky ma maam mad man many mate me merci might miss much muchas muchisimas my na nah nada nice night nite no nope
  noted np now of oh ok okay okey okie omg on one only orale otw our out peace peachy perfect perfecto perf please pleasure pls plz por problem prob probs proud que rad really right rock rocks roger rolling sabes same say sec
  see sent shit short should si sick sir smooth so soon sorry sound sounds still stoked such super sure sweet sweetheart sweetie ta take thank thankful thanks thankyou that thats the then there theyre thing this tho
  thumbs thx tight till time to today tomorrow tonight too totally true truly ty tysm u understood up ur us vale very wait was way we weekend welcome well were what whatever will wilco with woo woohoo word words work worries worry wow
  xo xoxo ya yall yay yea yeah yee yep yes yessir yet yo you youre your yup yw`);
const NO_TROUBLE = /\bno (?:worries|worry|problem|probs?)\b/g;
const DECLINES = anyOf('no|nope|nah|not|never|wont|dont|but|if|(?:cant|cannot)(?! wait)');
/** What bad news may begin with. */
const UNEASY = wordSet('sorry wait what why how');
const PLAYING = anyOf(
  'play|playing|plays|gigs?|book|booked|booking|bookings|slots?|perform|performing|concerts?|openings?|headline|headlining|calendar|schedule|tocar|toca',
);
/** "What time should I be there": not whether, but how. */
const OF_DETAILS =
  /^(?:(?:hey|hi|hello|yo|so|ok|oh|um|and|also|btw|thanks|great|cool|awesome) )*(?:whats?|where|wheres|when|whens|how|who|why|which|should (?:i|we)|do (?:i|we)|does|are there|is there) /;
const OPEN_NIGHTS = anyOf('open|openings?|available|availability|free|dates?|nights? do');
/** Without a day, a time or an artist, it may still ask for one. */
const SPEAKS_OF_SHOWS = anyOf(`
  play|playing|gigs?|book|booked|booking|bookings|shows?|slots?|perform|performing|performance|concerts?|stage|calendar|openings?|available|availability|headline|headlining|sets?|schedule|scheduled|reserve|dates?|nights?|band|bands|tocar|fecha|budget|pay|pays|paid|hire|hiring
  change|move|different|another|instead|actually|earlier|later|confirm|confirmed|time|artist|contract|deposit|rider|backline|pa|amps?|drums?|sound|mics?|guests?|openers?|merch|hotel|flyer|poster`);
const ASKING =
  /^(?:(?:hey|hi|hello|yo|so|ok|um|and|also|btw|quick question|question) )*(?:who|what|whats|when|whens|where|wheres|why|how|hows|which|is|are|do|does|did|can|could|would|will|any|got|have|r|u got|(?:yall|you|u|you guys) (?:still )?(?:got|have|do|sell|serve|take|open))(?!\w)/;
const ASKS_PLAINLY =
  /^(?:(?:hey|hi|hello|yo|so|ok|oh|um|and|also|btw|question) )*(?:whats?(?! an? )|when|wheres?|who|which|why|hows? (?:do|does|did|is|are|much|many|long|late|early|about|loud|big|far|should|would|can|the)|is|are|does|did|do (?:you|u|yall|we|i|they)|(?:can|could|would|should|will) (?:you|u|yall|we|i|they|he|she|it|there|the|my|our|someone|somebody|anyone))(?!\w)/;

/** "Is this the vet's office?" */
const WRONG_NUMBER = anyOf('is this (?:the|a|an)|(?:is|are) (?:you|this) [a-z]+ from');

const IN_PASSING = anyOf(
  'how was|did (?:you|u|ya|yall) (?:get|see)|who(?: is|s)? (?:is )?(?:this|dis|that|it)|how (?:are|is) (?:you|u|yall)',
);

const isQuestion = (text: string, line: string): boolean => text.includes('?') || ASKING.test(line);
