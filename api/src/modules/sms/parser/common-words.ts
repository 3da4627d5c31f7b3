import { monthOf, pluralWeekdayOf, weekdayOf } from './calendar-words.js';
import type { Token } from './tokens.js';
import { wordSet } from './word-set.js';

/**
 * What people write around a request. Such a word is never part of an unknown artist's name, nor a misspelt one.
 */
const COMMON = wordSet(`
  a able about after afternoon afternoons again all also alright always am amp an and any anybody anyone anything anyway appreciate are around art
  artist as ask asked at available avail away awesome back bad band bands bar be been before best bet between big birthday bit bless book booked booking
  boss both boy boys brb bring brunch btw bud buddy bunch busy but buy by bye call called calling can cant check cheers come comes coming concert
  confirm confirmed cool could cousin crew crowd dad date dates daughter daughters day days de dear def definitely del dinner do does doing done dont
  door doors dude early either el en end ends even evening event ever every everybody everyone fam family fan fans favor few fine fit fixin fixing folks
  for free from fun fwd fw get getting gig gigs gimme girl girls git give go god goes going gonna good got gotta great group guess gun guy guys had half
  hall happy has hasta have havent hear heard hell hello help her here hey heya hi him his hit holler hook hope hoping hour hours house how howdy huh
  husband i id idea if ill im in info instead interested into is it its ive just kick kicks kids kind know la las last late later lemme let lets like
  line list live lo lol look looking lot lots love lunch ma maam make man many matinee maybe me mean meet mi might mine mom month months more morning
  most mr mrs ms much music must my name need needs new next nice night nights no nobody nope not now number of off offer ok okay old on once one only
  open opening opens or other our out over para pay pencil people per perform performing performance perfect phone pick place plan planning play played
  playing plays please plus pm por possible possibly prob probably pronto put queremos question quick quiero re read ready really reckon regards reply
  request requested requesting requests reserve respond right room run said saying says sched schedule scheduled see seen send sent set sets several
  sharp she should show shows showtime sick sign sincerely sir sis sister slot so solid some somebody someone something sometime son soon sorry sound
  soundcheck special spot stage start starting starts still stop stuff sup super sure take talk tell text texted than thank thanks that thats the their
  them then there theres these they theyd theyre thing things think this those though thx ticket tickets til time times to today together tomorrow
  tonight too try trying tu two ty u un una until up upcoming ur us usual very venue via wait wanna want wanted wanting wants was way we wed week
  weekend weeks welcome well were what whats when where which while who whos why wife will wish wit with without wonder wondering wont work works would
  wrote x ya yall 'll yea yeah year years yep yes yesterday yo you your youre yours midnight noon oclock ish approx pm am p hrs hr h min mins minute
  minutes second till tbd tba half quarter past day date party show bash jam benefit fundraiser wedding reception anniversary reunion birthday bday
  release album hosting host headline headliner opener acoustic solo session crowd tour country rock blues jazz folk bluegrass pop hip hop honky tonk
  saloon bro bruh brother thang asap rn omg haha hahaha lmk tho tbh imo fyi ps idk gracias hola buenos dias favor con nos gusta gustaria tocar toca los
  amp dates start event type genre subject original message forwarded cc bcc iphone android mobile gmail yahoo down st saint pattys paddys patricks cd
  ep lp record debut farewell homecoming graduation family friends private back ve ll squeeze slide little lil full feat featuring ft rep manager agent
  behalf agency promo sets bill lineup double noon stage mind keep hold holding slots space spots rotary lions elks legion club seeks provided served
  supper luncheon period comma commencing concluding finishing beginning commence conclude deal done gratefully kindly vestry committee congregation lol
  lolol lolz lmao lmfao rofl fr frfr ong tho bestie bruh fam em ik ikr ngl tbh idc omw hmu wya wyd pls ily xoxo xo szn deadass bet lowkey highkey vibe
  vibes dope slaps af asf nbd np ttyl k kk gonna gotta wanna tryna finna boutta imma lemme gimme dunno kinda sorta outta cuz because jr sr maam sir
  plays playin goes going gone take taking bringing brings performing performs performed sings singing rocks rocking picks picking back again set sets
  said says tell told asking asked wondering thinking thought figure figured gals fellas ladies lads chaps accepted accepts agreed agrees signed
  approved approves christmas xmas halloween thanksgiving easter valentines valentine labor memorial independence nye eve veterans
`);

/** Words that trail or lead a band's name without telling it from others. */
export const BAND_WORDS = wordSet(
  'band trio duo quartet quintet orchestra group project experience ensemble',
);

/** Whether a token says nothing of who plays: a number, a day, a month or an everyday word. */
export const isCommon = ({ kind, text }: Token): boolean =>
  kind !== 'word' ||
  text.length < 2 ||
  COMMON.has(text) ||
  weekdayOf(text) !== undefined ||
  monthOf(text) !== undefined ||
  pluralWeekdayOf(text) !== undefined;
