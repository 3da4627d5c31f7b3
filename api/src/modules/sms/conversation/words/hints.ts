import { isOfDay } from '#src/modules/sms/parser/calendar.js';
import { pattern } from './correction-words.js';
import { withoutCounts } from './counts.js';

/**
 * Whether a text has a word of another hour, day or act, of a refusal or a condition. What else it says does not matter, and what people
 * add to any request does not count.
 * @param date of the request, `YYYY-MM-DD`
 */
export const hintsAtOther = (text: string, date: string | null): boolean => {
  const line = withoutCounts(text).replace(/[’‘`]/g, "'").replace(HARMLESS, ' ');
  return HINTS.test(line) || namesOtherDay(line, date);
};

/** Manners, gear, guests, money, and the hours around a show. */
const HARMLESS = pattern(
  String.raw`
  no worries if not|if not,? no (?:biggie|worries|problem|prob|big deal)|(?:asking|wondering|ask|know|see|tell me) if|if (?:that'?s|it'?s|that is|there'?s)(?: all)? (?:good|ok|okay|cool|fine|alright|possible|any\w*)
  not (?:to|know|sure (?:how|what|where|who))|turn (?:it|that|them) off|maybe something
  \d{1,2}(?::\d\d)? or \d{1,2}(?::\d\d)? (?:both )?works?
  (?:call|text|reach) me at [\d -]+|(?:sound ?check|doors?|load(?:ing)?(?: |-)?in|merch|raffle)(?: \w+)? (?:at )?\d{1,2}(?::\d\d)?
  \$\d+|(?:usually|normally|always|just) (?:get|make|charge|ask)(?: for)? \d+|\d+ ?(?:people|folks|guests|friends|heads|mics?|d\.?i\.?s?|amps?|songs?|guys|bucks|dollars|plus|percent|(?:min|minutes?) sets?)
  (?:(?:running|runnin|be|is|am|im|were|about|like|just) ){0,4}\d+ ?(?:min|mins|minutes) (?:late|behind|away|out)|won'?t be (?:late|long)
  \d{2,4} at the door|\d\d ?\/ ?\d\d(?!\/)|(?:(?:they|we|i)'?d|would|usually|normally) (?:take|get|make|charge|ask) \d{3,4}|(?:no|without) (?:drums?|drummer|bass|p\.?a\.?|mics?|amps?|monitors?|backline|keys)
  (?:actually,? |wait,? )*(?:(?:can|could) (?:we|you|they) )?(?:push|move|make|change|bump) (?:the |our )?(?:load(?:ing)?(?: |-)?in|sound ?check|doors)(?: (?:time|to|at|back|up|be))* \d{1,2}(?::\d\d)?(?: ?[ap]m)?|gets? off (?:work|school)(?: late)?|if (?:some|any)(?:body|one) (?:can|could|is|will|would)
  for (?:after|before)|(?:after|before) (?:that|the show|our set|the set|(?:we|i) (?:play|start))`,
  'gi',
);

const HINTS = pattern(
  String.raw`
  not|nope|no(?! (?:problem|prob|worries|rush|need|idea|clue|matter|charge|biggie|doubt))|can'?t(?! wait)|cannot|won'?t|ain'?t|without|off|wrong|scratch|drop|hang on|hold on|jk|kidding|another time
  (?:don'?t|do not) (?:know|count|think|book|print|hold|(?!worry|mind|forget|sweat|need)\w+ (?:it|that|this|us|me|anything))|stand by|yet|let me (?:check|ask|see|talk|call)|quit\w*|might (?:be|not|have|need)|maybe|if|unless|instead|rather|prefer|better|safer|easier|kinder|offer|swap|switch|move|change|push|bump
  only|solo|alone|just me|lil ol me|(?:my|him|her)self|the other|sick|strep|flu|covid|doc|doctor|hospital|surgery|broke|hurt
  later|earlier|sooner|after|before|half|midnight|noon|that (?:week|day|date|nite)|\d{1,2}(?::?\d\d)?(?: ?[ap]m)?`,
  'i',
);

/** A day, by its name or its number, that the request is not on. */
const namesOtherDay = (line: string, date: string | null): boolean =>
  (line.toLowerCase().match(DAYS) ?? []).some((name) => date === null || !isOfDay(name, date));
const DAYS = /(?<!\w)(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d{1,2}(?:st|nd|rd|th))(?!\w)/g;
