import { isEverydayWord, isOtherLetter, misspelt } from '#src/modules/sms/parser/vocabulary.js';

/** How a message speaks of the request before it. */
export interface CorrectionWords {
  /** `change`: "make it", "instead", "meant"; `turn`: "actually", "wait"; `slight`: "sorry", which also opens other messages. */
  cue: 'change' | 'turn' | 'slight' | null;
  /** It takes the request back: "cancel that", "we can't make it". */
  takesBack: boolean;
  /** It asks for one more: "also Jan 21". */
  asksForMore: boolean;
  /** It leaves something open: "maybe", "either". */
  isOpen: boolean;
  /** It speaks of a change without saying what to: "can we change the time". */
  wantsChange: boolean;
  /** It asks whether something may be otherwise: `it`, or what the sender does ("could we start at 9"). */
  asksOtherwise: 'it' | 'somebody' | null;
  /** It says that something of the request cannot or must be otherwise: "gonna have to pass on that one". */
  isAgainst: boolean;
  /** What is left without all that: "10", "jan 21". */
  rest: string;
}

/** @param lines of patterns for whole words */
export const pattern = (lines: string, flags = 'giu'): RegExp =>
  new RegExp(
    `(?<![\\w'])(?:${lines
      .trim()
      .split(/\s*\n\s*/)
      .join('|')})(?![\\w'])`,
    flags,
  );

const IT = String.raw`(?:it|er|that|this|mine|ours|us|me|the (?:time|date|day|show|gig|set|start|start time|request|one|booking|slot)(?! after| before| later)|my (?:time|date|day|show|gig|set|request|slot)|our (?:time|date|day|show|gig|set|request|slot)|things)`;
const CHANGE =
  '(?:change|chg|move|switch|push|bump|shift|slide|scoot|nudge|swap|resched|reschedule|rebook|update|edit|amend|modify|adjust|fix|correct|put|set|go with|do|make|start|take|say|try|get|have|book|play|use)';
const ASK = String.raw`(?:(?:can|could|may|might|should|shall|would|will|let|lets|let's|please|pls|plz|need to|have to|gotta|want to|wanna|like to|i'd like to|id like to|we'd like to|wed like to|is it possible to|possible to|any (?:way|chance)(?: that)?|would it be (?:ok|okay|possible|cool) (?:to|if)) ?(?:i|we|you|u|yall|us|ya)?(?: guys| please| possibly| maybe| just| still| to)*)`;

const CHANGES = pattern(String.raw`
  (?:${ASK} )?${CHANGE} ${IT}(?: be| to be| to| for| on| at| over to| up to| back to)?
  (?:${ASK} )(?:change|move|switch|push|bump|shift|swap|reschedule|resched|go with)(?: to| for| from)?|(?:change|move|switch|push|bump|shift|swap|reschedule|resched)(?: ${IT})?(?: to| for)|(?:change|move|switch|push|bump)(?= [^.!?]* to )
  (?:i|we) (?:meant|mean|ment)(?: to (?:say|put|text|type|write))?|meant(?: to (?:be|say|put|text|type|write))?|ment|correction|typo|auto ?correct(?:ed)?|instead(?! of)|rather(?! than)|instd|scratch that|x that|nix that|strike that|ignore that|disregard that|forget that|on second thou?ght|thinking about it|changed (?:my|our|his|her|their|the) minds?|change of plans?
  (?:it )?(?:should|shouldve|should've|shoulda)(?: (?:be|(?:have|of) been|been|said|say|have said|have read|read))|(?:was|is|it's|its)? ?(?:supposed|suposed|meant) to (?:be|say|read)(?![^.?!]* (?:tips|bucks|dollars|cash)\b)|same(?: (?:thing|time|show|request|deal))?(?: as before)?,? (?:but|just|only)
  (?:i|we) (?:got|had|have|wrote|typed|put|said|gave you) the wrong (?:date|day|time|month|one|hour)|(?:got|had) (?:the|my|our) (?:date|time|day|dates|days|times) (?:wrong|mixed up|confused)|wrong (?:band|artist|act|name|person|guy|date|day|time|month|hour|week|weekend|night|year)|not (?:that|this) (?:day|date|time|one)
  (?:lets|let's|let us) (?:do|say|go with|go for|go at|go|make|try|play|change|switch|move)|(?:i|we)(?:'d|d| would)? (?:prefer|rather)|better (?:make|do|to do)|quise decir|cambi(?:a|ar|alo|emos)(?: (?:a|al|para|el))?|en vez|(?:go|going) with
  (?:would|does|could|can|will)(?= [^?.]*\b(?:work|be better|be ok|be okay|suit|also work)\b)|(?:would|will|might) (?:actually |really |probably |even |much |way )*be (?:even |much |way |a lot )?(?:better|easier|best)|works? better|(?:is|be|are) (?:way |much |a lot |even )?better|how about|how bout|what about|hows about|que tal|better yet|(?:is|are)(?= (?:the )?[\w: ]{1,12} (?:possible|ok|okay|doable|an option|better)(?![\w']))`);
const TURNS = pattern(String.raw`
  actually|my (?:bad|mistake|fault|b)|mb|oops\w*|whoops\w*|woops|ooops|(?:no,? )?wait|hold on|hang on|en realidad|mejor|perd[oó]n|digo`);
const SLIGHT = pattern(
  `sorry(?: (?:about|for) (?:that|it|this|the (?:mix ?up|confusion|trouble|mistake)))?|srry|sry|sori|apologies|apologize|apologise|update|edit|pardon|forgive me|nvm|nevermind|never mind|no|nope|nah`,
);
const STAR = /(?:^\s*\*+\s*|\s*\*+\s*$)/;

const TAKES_BACK = pattern(String.raw`
  (?:please |pls |plz |can you |could you |need to |have to |gotta |got to |want to |wanna |i'd like to |id like to |we'd like to |just )*(?:(?<!don'?t |do not |never |to )(?:drop|delete|remove|ignore|forget(?: about)?|nix|call off|take back)(?: ${IT}| the (?:whole )?(?:thing|request|text|message)| my (?:text|message|last text)| all (?:of )?that| the last (?:one|text|message))(?! off)|(?:pull|drop|nix|scrap|lose|scratch) the (?:[\w']+ ){1,3}(?:date|one|show|gig|night|slot|set)|(?:gotta|have to|need to) (?:drop|skip|pass on)(?= (?:the )?(?:\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w* \d))|(?:cancel|cancell|cancle|cxl|canceling|cancelling|withdraw|scrap|disregard)(?: ${IT}| the (?:whole )?(?:thing|request|text|message))?|ignore(?=[.,! ]*$))
  (?:calling|call|called) (?:it|the show|the gig) off|(?:(?:i |we )?(?:don'?t|do not|no longer|wont|won't) need (?:it|that|the (?:date|slot|show|gig|night))(?: anymore| any more)?)|nm|nvmd|can'?t(?=[,.!]|$| sorry| anymore)|(?:back|backing|pull|pulling|bail|bailing|bow|drop|dropping) out(?: of (?:it|that))?|(?:let'?s|let us) not(?: do (?:it|that|this))?|(?:have to|has to|gotta|gonna|need to|needs to|going to|will) (?:pass|bail|skip)(?: on (?:that one|this one|that|this|it))?|scratch (?:that|it)|strike that|(?:nvm|nevermind|never ?mind)(?! (?:i |we )?(?:just )?(?:found|figured)(?![\w']))|take (?:it|that|me|us) (?:back|off|down)(?: (?:the|that) (?:list|calendar|date))?
  (?:i |we |he |she |they )?(?:can'?t|cannot|can not|cant|won'?t|not able to|unable to|not gonna|not going to|couldn'?t|no longer|cant be able to)(?: (?:be able to|actually|really|even|do|make|play|perform|come|swing|be(?! (?:back|late|long)\b)))+(?: (?:it|that|the show|the gig|anymore|any more|after all|then))*
  (?:don'?t|do not) think (?:i|we|they|he|she)(?:'ll| will)? (?:can|could|be able to) (?:make it|do it|play|come|perform)(?: anymore| after all)?
  on second thou?ght,? (?:nah|no|nope)|(?:we're|we are|i'm|i am|im|they're|they are|theyre) out(?=[,.!]|$| sorry)|count (?:me|us|them|him|her) out|sit(?:ting)? this one out
  (?:no puedo|no podemos|(?:siempre )?no (?:voy|va|vamos|van) a poder|cancel(?:a|ar|e|en)(?:lo|la)?|olvid(?:a|e)lo|ya no)`);
const MORE = pattern(
  `also|too(?! (?:early|late|much|many|soon|far|long|loud))|as well|another|plus|additionally|in addition|second (?:show|gig|date|night|one)|one more|add|both(?! (?:nights|days|dates))|and also|on top|besides|tambi[eé]n|otro|otra|again on`,
);
const OPEN = pattern(
  `or|maybe|mayb|perhaps|either|whichever|if|unless|might|possibly|not sure|unsure|idk|dunno|works? (?:too|also|as well)|also (?:works?|fine|ok|okay|good)|(?:fine|ok|okay|good|cool) (?:too|as well)|ish|between|probably|prob|tbd|think`,
);
const TAKES_BACK_WORD = pattern(
  '(?:disregard|ignore|nvm|nevermind|never ?mind|scrap|cancel(?:led|ed|ing|ling)?|cxl|cancela|forget)(?: th(?:at|is) one)?',
);
const WANTS_CHANGE = pattern(
  `change|move|switch|reschedule|resched|push|bump|shift|swap|different (?:day|date|time|night)|another (?:day|date|time|night)|other (?:day|date|time|night)|(?:start|starting|go|go on|play|be|bit|little|any|much) (?:earlier|later)|(?<=^\\W*)(?:earlier|later)(?=\\W*$)|wrong (?:date|day|time)|start time|changed (?:my|our|his|her|their) minds?`,
);
/** "Don't change anything". */
const KEEPS = /(?:n'?t|do not|not|no need to|without|never) (?:\w+ )?(?:chang|mov|switch)/i;
const FILLERS = pattern(String.raw`
  (?:if|is) (?:that|thats|that's|it|its|it's)(?: is|s)? ?(?:ok|okay|cool|possible|alright|all right|fine|good|works?|doable|not too late|no trouble)(?: (?:with|for) (?:you|u|yall))?|if (?:its|it's|it is|thats|that's|that is|youre|you're|yall are|the (?:slot|date|night|stage) is) (?:still )?(?:open|free|available)|if (?:possible|able|(?:you|u|yall|ya) (?:can|don'?t mind|wouldn'?t mind))|(?:does|would|will) that work(?: for (?:you|u|yall|you guys))?|that (?:would|works) (?:be |better)(?:better|great|good)?
  (?:is|if) it(?:'s|s| is)? (?:too late|not too late|possible|ok|okay|alright|cool|fine) (?:to|if (?:i|we))|please|pls|plz|thanks|thank you|thx|ty|tysm|so sorry|very sorry|after all|hey|hi|hello|yo|guys|yall|y'all|lol|haha+|ok|okay|kk|um+|uh+|hm+|ugh+|argh+|ope|ack|gah|eek|omg|aw+|shucks|dangit|one more thing|by the way|btw|to (?:bug|bother) you|on the dot|exactly|geez|jeez|shoot|crap|dang|darn|damn|yikes|ah+|oh+|well|not me|dude|man|bro|friend|again|though|tho|then|for (?:me|us)|(?:works?|is|be|would be|will be)(?: (?:way|much|a lot))?(?: (?:better|easier|best|ideal|perfect|great|ok|okay|alright|possible|fine|cool|good))(?: for (?:me|us|my band|the band))?|better|yet|even|same|me again|again|(?<!hours? |hrs? |mins? |minutes? |days? |weeks? |half )(?:earlier|later|sooner)|work|do|play|make|say|go on|go|but|and|so|just|really|my phone|autocorrect|stupid|fat fingers?|i|we|it|its|it's|that|be|would|could|can|on second thought|a little|a bit|the show|our show|my show|the gig|the set|my set|our set|nvm|nevermind|never mind|in that case|por favor|gracias|mejor|si (?:se puede|es posible|pueden)`);

/** What cannot be or has to be, of what was asked for, in whatever words. */
const AGAINST_IT = pattern(String.raw`
  (?:have to|has to|had to|gotta|got to|need to|must|can'?t(?! wait)|cannot|can not|won'?t|wouldn'?t|unable to|no longer|not able to)(?: [\w']+){0,4} (?:it|that one|this one|that|this|the (?:show|gig|date|night|slot)|anymore|any more|after all)
  (?:don'?t|doesn'?t|do not|does not|not) (?:think|able|going|gonna|sure)(?: [\w']+){0,3} (?:make it|do it|play|come|perform|be there)|(?<!if (?:that|it|this) )(?:won'?t|doesn'?t|don'?t|not (?:gonna|going to)) (?:work|happen)(?: out)?
  (?:don'?t|do not) (?:book|confirm|schedule|do|put|post) (?:it|that|this|me|us|them|anything)
  hold off|put (?:it|that|this|things) on hold|wrong (?:text|chat|number|group)|meant (?:that|this|it) for
  fell through|fall(?:en|ing)? through|double ?booked|(?:broke|split) up
  (?:let'?s|let us) not|(?:not|ain'?t) (?:gonna|going to|(?:play|do|com|go)ing?)|(?:(?:he|she)'?s|they'?re|i'?m|were|is|are) (?:out|not in)|won'?t be (?:there|able)|taking (?:his|her|their) (?:spot|place)|(?:broke|hurt) (?:my|his|her|their)`);

const MAY = '(?:can|could|would|may|might)';
const ASKS_OF_IT = pattern(`${MAY} (?:it|that|the (?:show|gig|set)) (?:be|go|start|begin|move)`);
const ASKS_OF_US = pattern(
  `${MAY} (?:i|we|they|he|she|you|u|yall|y'all)(?: (?:guys|please|pls|just|possibly|all))* (?:do|start|begin|go on|come on|kick off|go|get|have|say|make)|(?:podemos|puedo|pueden|puede|podria|podriamos) (?:empezar|comenzar|tocar|ser|hacerlo)|(?:is|are)(?= [^?]*\\b(?:ok|okay|possible|doable|alright|cool|fine)\\b)`,
);

/** Anyone who corrects something is brief; a longer message stands for itself. */
const MOST_CHARACTERS = 300;
const SAYS_NOTHING_OF_IT = {
  cue: null,
  takesBack: false,
  asksForMore: false,
  isOpen: false,
  wantsChange: false,
  asksOtherwise: null,
  isAgainst: false,
} as const;

/** How a message speaks of an earlier request, and what it says beside that. */
export const correctionWords = (text: string): CorrectionWords => {
  if (text.length > MOST_CHARACTERS) return { ...SAYS_NOTHING_OF_IT, rest: text };
  const line = plain(text);
  const takesBack = has(TAKES_BACK, line);
  const cue = cueOf(line);
  const bare = line
    .replace(CHANGES_TO_A_NUMBER, '$1 @ $2')
    .replace(STAR, ' ')
    .replace(CHANGES, ' ')
    .replace(TURNS, ' ')
    .replace(SLIGHT, ' ');
  return {
    cue,
    takesBack,
    asksForMore: has(MORE, line),
    isOpen: has(OPEN, line.replace(/\b(?:if (?:that|thats|its?|possible|you|u|ok)|possibl[ey])\b/gi, ' ')),
    wantsChange: has(WANTS_CHANGE, line) && !KEEPS.test(line),
    asksOtherwise: has(ASKS_OF_IT, line) ? 'it' : has(ASKS_OF_US, line) ? 'somebody' : null,
    isAgainst: has(AGAINST_IT, line),
    rest: tidy((takesBack ? bare.replace(TAKES_BACK_WORD, ' ') : bare).replace(FILLERS, ' ')),
  };
};

const cueOf = (line: string): CorrectionWords['cue'] => {
  if (has(CHANGES, line) || STAR.test(line)) return 'change';
  if (has(TURNS, line)) return 'turn';
  return has(SLIGHT, line) ? 'slight' : null;
};

/** "make it 9": the number is a time, whatever stands around it. */
const CHANGES_TO_A_NUMBER =
  /((?:make|change|move|push|bump|switch|do|say|start) (?:it|that|us|me)(?: (?:to|for|at|back to|up to))?|how about|what about|lets (?:do|say)|let's (?:do|say)|(?:says?|said|prefers?|told me)|can we do|could we do) (\d{1,2}(?::[0-5]\d)?)(?=$|[ ,.!?]*$|[,.!?]| (?!st|nd|rd|th|people|ppl|of|songs|mics|friends|guys|sets|hours?|hrs?|min|minutes|days?|weeks?|[/-]|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|de ))/gi;

const CUES = ['actually', 'better', 'cancel', 'instead'];

/** "Actully", "beter": a slip of a word that corrects. */
const spelledRight = (word: string): string => {
  const said = word.toLowerCase();
  const cue = misspelt(said, CUES);
  const isSlip =
    cue !== undefined && !said.startsWith(cue) && !cue.startsWith(said) && !isOtherLetter(said, cue);
  return isSlip && !isEverydayWord(said) ? cue : word;
};

/** The text on one line with plain apostrophes, without pictures and slips. */
const plain = (text: string): string =>
  text
    .replace(/[’‘`]/g, "'")
    .replace(/[a-z]{5,}/gi, spelledRight)
    .replace(/\p{Extended_Pictographic}/gu, ' ')
    .replace(/(?<!\w)(?:that|this) one(?= (?:should|is|needs|has|was)(?!\w))/gi, 'it')
    .replace(/(?<!\w)the (?:first|second|other|last|later|earlier) (?:one|show|gig|night|date)(?!\w)/gi, 'it')
    .replace(/(?<=day|night) (?:of )?(?:that|the same) week(?!\w)/gi, '')
    .replace(/\ba las? (?=\d)/gi, 'at ')
    .replace(/\buna hora (?:m[aá]s )?(?:tarde|despu[eé]s)(?!\w)/gi, 'an hour later')
    .replace(/\buna hora (?:antes|m[aá]s temprano)(?!\w)/gi, 'an hour earlier')
    .replace(/\s+/g, ' ')
    .trim();

const has = (words: RegExp, line: string): boolean => {
  words.lastIndex = 0;
  return words.test(line);
};

/** Without marks that stand alone, and words that lead to nothing any more. */
export const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/^(?:[\s,.!?;:*-]|(?:to|for|on|at|the|a|is|was|of|from|it|be)(?=\s*$))+/i, '')
    .replace(/(?:[\s,.!?;:*-]|\b(?:to|for|on|at|is|was|of|from)\s*$)+$/i, '')
    .replace(/([,.!?;])(?:\s*[,.!?;])+/g, '$1')
    .trim();
