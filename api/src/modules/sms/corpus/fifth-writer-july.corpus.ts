import { ask, clear, type CorpusGroup } from './corpus-message.js';

/** More of the fifth writer, of whom `fifth-writer.corpus.ts` tells. */
export const FIFTH_WRITER_JULY: readonly CorpusGroup[] = [
  {
    name: 'fifth writer: the night of July 4',
    now: '2026-07-05T03:00:00Z',
    messages: [
      clear('Wade Tucker tomorrow, 6pm start', 'Wade Tucker', '2026-07-05', '18:00'),
      clear('add rosie odell to 7/10 8pm', "Rosie O'Dell", '2026-07-10', '20:00'),
      clear('blue yodel no 9, 7/9 at 9', 'Blue Yodel No. 9', '2026-07-09', '21:00'),
      clear('7 horse 7/7 7pm', '7 Horse', '2026-07-07', '19:00'),
      clear(
        'hi so my band U2be can do july 18, 8:30 to 10pm. im 16 so my dad is driving us + 1 guest',
        'U2be',
        '2026-07-18',
        '20:30-22:00',
      ),
      clear('Second Sunday, Sunday August 9, 2pm', 'Second Sunday', '2026-08-09', '14:00'),
      clear('8 balls this friday at 8', 'The 8 Balls', '2026-07-10', '20:00'),
      clear(
        'Whiskey and Lace on 08/15 please. The couple chose it over every other weekend. Music begins 7:00 PM and ends 11:00 PM, table count 18, deposit $750 already mailed.',
        'Whiskey & Lace',
        '2026-08-15',
        '19:00-23:00',
      ),
      clear('big tex labor day 5pm 🇺🇸', 'Big Tex & the Armadillos', '2026-09-07', '17:00'),
      clear('Halloween Jack, Oct 31, 9pm to 1am', 'Halloween Jack', '2026-10-31', '21:00-01:00'),
      clear('monday 9pm friday knights. yes really monday', 'Friday Knights', '2026-07-06', '21:00'),
      clear('Señor Blues el 17 de julio, 9pm', 'Señor Blues', '2026-07-17', '21:00'),
      clear('gatos locos 7/24 8pm gracias', 'Los Gatos Locos', '2026-07-24', '20:00'),
      clear(
        'Listener emailed the station raving about the Coyotes, not our problem. What I need booked: Sweet Magnolia, Wed 7/15, 7:30pm, 3 piece',
        'Sweet Magnolia',
        '2026-07-15',
        '19:30',
      ),
      clear('dixe dawn sun 11am brunch', 'Dixie Dawn', '2026-07-05', '11:00'),
      clear(
        'Set length 75 min. Pay $900. Mail check to PO Box 212, 78745. Midnight Ramblers, Saturday July 25, start 9:15pm.',
        'Midnight Ramblers',
        '2026-07-25',
        '21:15',
      ),
      clear('tammy tucker tuesday at 7', 'Tammy Tucker', '2026-07-07', '19:00'),
      clear(
        'Just got this from Cody\'s people: "Cody Reed is good for Sunday the 19th, 5pm, $1200 guarantee." Please get it on the calendar, thx. - Kenny',
        'Cody Reed',
        '2026-07-19',
        '17:00',
      ),
      clear('lone pine duo jan 15 at 7', 'Lone Pine Duo', '2027-01-15', '19:00'),
      clear(
        "oye boss, AM Radio on Wednesday the 22nd, 8pm until 10:30, I'm doing 50 tacos al pastor for the crew",
        'AM Radio',
        '2026-07-22',
        '20:00-22:30',
      ),
      ask('Sweet Magnolia 7/3 9pm', 'past-date'),
      ask('june calloway saturday 8pm', 'two-dates'),
      ask('Bob Wills Jr. Band 8/32 at 7', 'impossible-date'),
      ask('omg is high noon playing tmrw at 8??', 'other-wish'),
      ask('Magnolia sat july 11 8pm', 'ambiguous-artist'),
      ask('Nine pound hammer friday at 8:75', 'impossible-time'),
      ask(
        'Been thinking of the Rattlers for 7/22 at 8pm but let me check with my partner and the florist before we commit',
        'tentative',
      ),
      ask(
        'FW: "hey Ken, Cody Reed wants the first Tuesday of each month, 7pm, $300 a pop" can you do that?',
        'no-date',
      ),
      ask('log the 8 balls july 12 2025 9pm', 'past-date'),
      ask("Yes ma'am, see you Friday at 9! 🥁", 'other-wish'),
    ],
  },
];
