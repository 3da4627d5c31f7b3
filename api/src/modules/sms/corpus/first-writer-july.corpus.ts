import { ask, clear, type CorpusGroup } from './corpus-message.js';

/** The rest of the first writer's. */
export const FIRST_WRITER_JULY: readonly CorpusGroup[] = [
  {
    name: 'first writer: the night of July 4',
    now: '2026-07-05T03:00:00Z',
    messages: [
      clear('tomorow dusty coyote 8pm', 'Dusty Coyotes', '2026-07-05', '20:00'),
      clear('tonight 11pm high noon quick they are here already', 'High Noon', '2026-07-04', '23:00'),
      clear(
        "Artist: Big Tex & the Armadillos\nDate: Friday 7/10\nTime: 9:30P\nDeposit: $750 rec'd",
        'Big Tex & the Armadillos',
        '2026-07-10',
        '21:30',
      ),
      clear(
        "Hello! I'm Sue, Dixie's mama. Dixie Dawn would be delighted to sing for y'all this coming Thursday at 7 in the evening. She has a new dress and everything. 😊",
        'Dixie Dawn',
        '2026-07-09',
        '19:00',
      ),
      clear('señor blues wed 9 pm $300 cash', 'Señor Blues', '2026-07-08', '21:00'),
      clear('jul 11 blue yodel no 9 at 9', 'Blue Yodel No. 9', '2026-07-11', '21:00'),
      clear('next friday friday knights 9pm', 'Friday Knights', '2026-07-10', '21:00'),
      clear('Halloween Jack on Halloween, 9pm to midnight 🎃', 'Halloween Jack', '2026-10-31', '21:00-00:00'),
      clear(
        'the band called Midnight Ramblers wants July 18th at 8:30pm',
        'Midnight Ramblers',
        '2026-07-18',
        '20:30',
      ),
      clear(
        "Requested date: 2026-08-01; Requested artist: Yes Ma'am; Requested time: 19:00–21:30; Agent: R. Dole, (615) 555-0199",
        "Yes Ma'am",
        '2026-08-01',
        '19:00-21:30',
      ),
      clear('mon 7 cody n the outlaws', 'Cody Reed', '2026-07-06', '19:00'),
      clear(
        'Good evening. My June, June Calloway, would so enjoy playing for you on Monday, July 20th, at half past six in the evening. I will sit at the bar and behave. Yours truly, Peggy Calloway',
        'June Calloway',
        '2026-07-20',
        '18:30',
      ),
      clear('labor day 3pm bob wills jr band pig roast thing', 'Bob Wills Jr. Band', '2026-09-07', '15:00'),
      clear('8 balls july 24 9pm 2 sets of 45', 'The 8 Balls', '2026-07-24', '21:00'),
      clear('W & L Sunday 7/12 brunch set 10:30am, $250, thx -K', 'Whiskey & Lace', '2026-07-12', '10:30'),
      clear('whats up man put tumble weed trio on the 17th at 9', 'Tumbleweed Trio', '2026-07-17', '21:00'),
      clear('Magnolia Blue Aug 7 8-10pm', 'Magnolia Blue', '2026-08-07', '20:00-22:00'),
      clear(
        'Please add AM Radio, Tuesday, July 14, 8 PM. Parking for 1 van at 301 E 5th St also please.',
        'AM Radio',
        '2026-07-14',
        '20:00',
      ),
      clear('lone pine duo jan 15 8pm booking way ahead lol', 'Lone Pine Duo', '2027-01-15', '20:00'),
      clear('twelve bar beny sun 12 july 6pm', 'Twelve Bar Benny', '2026-07-12', '18:00'),
      clear('tues 8pm sharp sweet magnolia she gets the green room', 'Sweet Magnolia', '2026-07-07', '20:00'),
      clear(
        '7/25 nine pound hammer 9pm, 5 guys need 5 meals and 10 drink tickets',
        'Nine Pound Hammer',
        '2026-07-25',
        '21:00',
      ),
      ask(
        'Confirming: May Flowers, Wed July 15, noon - 2pm, lunch thing for the dentists (party of 40)',
        'other-wish',
      ),
      clear('The Band\nJul 31\nShow 9:00 PM\n(doors 8:00, load in 5:00)', 'The Band', '2026-07-31', '21:00'),
      ask('los gatos locos the 18th 9 am or pm idk he mumbled', 'tentative'),
      ask('tonight 9pm 7 horse', 'past-date'),
      ask(
        "Rosie O'Dell is playing the Elks Lodge on July 11 at 8pm, so could we have her some other night?",
        'tentative',
      ),
      ask('wade tucker july 10 or 17, 8pm', 'two-dates'),
      ask('ACT: TBA\nHOLD: 7/18, 9 PM\nBUDGET: 500', 'unknown-artist'),
      ask(
        'Hello, we have not quite decided yet, but Tammy Tucker might perhaps be able to play on Friday, July 10th, at 8 p.m., if her throat is better by then.',
        'tentative',
      ),
      ask('rattlers first friday of every month 9pm', 'no-date'),
      ask('U2be july 11 🤘🤘', 'no-time'),
      ask('magnolia on the 24th at 8', 'ambiguous-artist'),
      ask('cody reed cant do monday 7pm', 'other-wish'),
      ask(
        'Pls disregard my earlier mail re: Nine Pound Hammer, 7/17, 8:30 PM. Apologies. M. Fisk, 2200 Music Row, Nashville 37203',
        'other-wish',
      ),
      ask('get me johnny velour fri 8pm', 'unknown-artist'),
    ],
  },
];
