import { ask, clear, type CorpusGroup } from './corpus-message.js';

/** Read blind at first: 54 of 65 came out right, 11 were asked needlessly, none was wrong. */
export const NINTH_WRITER: readonly CorpusGroup[] = [
  {
    name: 'ninth writer: a Wednesday morning in November',
    now: '2026-11-18T16:00:00Z',
    messages: [
      clear(
        'hey boss its Jo from behind the bar, can we get the dusty coyotes up there friday at 9? regulars keep buggin me 😂',
        'Dusty Coyotes',
        '2026-11-20',
        '21:00',
      ),
      clear(
        "Good morning! This is Elaine with Ever After Weddings. For the Hartley rehearsal party (party of 42) we'd love to have Sweet Magnolia on Saturday, December 5th, from 6:30 to 9 PM. Budget is $1,800. Thank you so much!!",
        'Sweet Magnolia',
        '2026-12-05',
        '18:30-21:00',
      ),
      clear(
        'yo can u put nine pound hammer on sat nite 10pm, im fillin in on drums lets gooo 🥁🥁',
        'Nine Pound Hammer',
        '2026-11-21',
        '22:00',
      ),
      clear(
        "well hello there this is Earl I would like to get Wade Tucker on the stage tomorrow night at eight o'clock if you can manage it thank you kindly",
        'Wade Tucker',
        '2026-11-19',
        '20:00',
      ),
      clear(
        'Please confirm the following:\nArtist: Magnolia Blue\nDate: 12/11/2026\nLoad-in: 5:00 PM\nSoundcheck: 6:00 PM\nShow: 8:30 PM\nFee: $500 flat\n\nKim Pruitt\nAssistant, Lonestar Talent\n615-555-0142',
        'Magnolia Blue',
        '2026-12-11',
        '20:30',
      ),
      clear("rattlers tonight 9:30, they're already in town", 'The Rattlers', '2026-11-18', '21:30'),
      clear(
        "Book W&L for 12/4 at 7pm pls, 2 sets of 45, they'll bring their own PA",
        'Whiskey & Lace',
        '2026-12-04',
        '19:00',
      ),
      clear(
        "Hi again, Elaine here :) bride's dad is a huge fan, so could we do Rosie O'Dell for the Sunday brunch, Nov 22, 11am till 1? 16 guests, they'll take the long table.",
        "Rosie O'Dell",
        '2026-11-22',
        '11:00-13:00',
      ),
      clear(
        'put big tex and the armadillos on the night before thanksgiving, wed the 25th, 8 to 11. gonna be packed so i need 2 extra on bar',
        'Big Tex & the Armadillos',
        '2026-11-25',
        '20:00-23:00',
      ),
      clear(
        'Need AM Radio on stage Fri 11/27 at 10 PM. Doors 9. Tix $15 adv / $20 door',
        'AM Radio',
        '2026-11-27',
        '22:00',
      ),
      clear(
        "OK so uh put down Twelve Bar Benny for this Sunday at four in the afternoon period he's bringing his own amp period",
        'Twelve Bar Benny',
        '2026-11-22',
        '16:00',
      ),
      clear('nye!! u2be dec 31 9pm til 1am pleeease 🎉', 'U2be', '2026-12-31', '21:00-01:00'),
      clear(
        'Can you slot Lone Pine Duo in for Tues, Nov 24 at 6:45? just the two of them, 1 mic each. -Kim, Lonestar Talent, 1200 Broadway Ste 7, Nashville TN 37203',
        'Lone Pine Duo',
        '2026-11-24',
        '18:45',
      ),
      clear(
        "hey, halloween jack on jan 16, 9 o'clock? he's good with 300 + tab",
        'Halloween Jack',
        '2027-01-16',
        '21:00',
      ),
      clear(
        'midnite ramblers saturday 12/19 @ 9pm, theyre doin all the xmas songs lol',
        'Midnight Ramblers',
        '2026-12-19',
        '21:00',
      ),
      ask('hey what time are the 8 balls on saturday? got a 6 top asking', 'other-wish'),
      ask('Bad news, Tammy Tucker has the flu so Friday 8pm is off. sorry hon', 'other-wish'),
      ask(
        "Hi, Kim from Lonestar. Could we push Cody Reed's Dec 12 set from 8 to 9:30 PM? Routing changed. Thanks",
        'other-wish',
      ),
      ask('dude saw los gatos locos at the roxy friday at 9 they KILLED it', 'other-wish'),
      ask(
        "If the snow holds off I'd like to do Dixie Dawn Sunday at 5, but I won't know until the forecast comes in",
        'tentative',
      ),
      ask(
        "my buddy says quote you oughta have seven horse on Friday at ten unquote but I don't know if I care for em",
        'tentative',
      ),
      ask('Please book High Noon for Friday, Dec 12 at 8 PM. Many thanks, Kim', 'two-dates'),
    ],
  },
  {
    name: 'ninth writer: a Friday evening in February',
    now: '2027-02-26T23:30:00Z',
    messages: [
      clear(
        'yo boss cody and the outlaws said yes for tomorrow!! 9pm, lock it in',
        'Cody Reed',
        '2027-02-27',
        '21:00',
      ),
      clear("Yes Ma'am tonight at 8:30 please and thank you", "Yes Ma'am", '2027-02-26', '20:30'),
      clear(
        'St Paddys: tumbleweed trio, wed march 17, 7 till late. green beer is ordered (6 kegs) 🍀',
        'Tumbleweed Trio',
        '2027-03-17',
        '19:00',
      ),
      clear(
        'This is Earl. I met them May Flowers gals at the truck stop on I-40 exit 216 and they can play for you March the 13th at 7 p.m.',
        'May Flowers',
        '2027-03-13',
        '19:00',
      ),
      clear(
        "Hello! We'd like to confirm Señor Blues for Thursday, March 4, 2027, 20:00–22:30. Crew of 5, one vegetarian. Invoice #4471 to follow.\nBest,\nDana / Redbird Booking",
        'Señor Blues',
        '2027-03-04',
        '20:00-22:30',
      ),
      clear(
        'can second sunday play this sunday 3pm? my mom said i can stay for the whole thing if its an afternoon show 🙏',
        'Second Sunday',
        '2027-02-28',
        '15:00',
      ),
      clear(
        "Elaine w/ Ever After: wedding after-party is April 10th, 60 ppl. Please schedule June Calloway at 9:15pm that night, she's the bride's favorite 💍",
        'June Calloway',
        '2027-04-10',
        '21:15',
      ),
      clear(
        'blue yodel no 9, monday, 8pm. slow night lets liven it up',
        'Blue Yodel No. 9',
        '2027-03-01',
        '20:00',
      ),
      clear('Friday knights on saturday at 10 (yes i know lol)', 'Friday Knights', '2027-02-27', '22:00'),
      clear(
        "Hey hun can u stick Tammy Tucker on Wednesday 7:30-9:30, she'll do it for tips and a burger. Jo",
        'Tammy Tucker',
        '2027-03-03',
        '19:30-21:30',
      ),
      clear(
        'Requesting a hold-free, firm booking: The Band, 3/20/27, 9:00 p.m. start, 90 minute set, $2,500 guarantee vs 80%. Dana',
        'The Band',
        '2027-03-20',
        '21:00',
      ),
      clear(
        'bob wills jr band sunday feb 28 at 2 in the afternoon, they need 8 chairs no arms',
        'Bob Wills Jr. Band',
        '2027-02-28',
        '14:00',
      ),
      clear(
        'Los gatos loccos 4 sat 3/6 at 11pm, 5 piece, horns n everything 🎺',
        'Los Gatos Locos',
        '2027-03-06',
        '23:00',
      ),
      clear(
        "High Noon at noon tomorrow for the chili cook off. 22 entries so far y'all!!",
        'High Noon',
        '2027-02-27',
        '12:00',
      ),
      clear(
        'Hi team, following up on our call: Dixie Dawn is good to go for April 2. Start time 8 PM, done by 10 PM. Address for the W-9 is 418 Elm St, Tulsa OK 74103. Thanks! Dana',
        'Dixie Dawn',
        '2027-04-02',
        '20:00-22:00',
      ),
      ask("who's on tonight at 9, is it the ramblers??", 'other-wish'),
      ask(
        'Oh sure, book 7 Horse for Saturday at 9 AGAIN so they can skip out on their tab again. great idea 🙄',
        'other-wish',
      ),
      ask('thinkin bout maybe havin whiskey and lace on saturday around 8, what do you think', 'other-wish'),
      ask(
        'Could you please put Magnolia Blue on for the cocktail hour on March 27? The couple would be thrilled! xo Elaine',
        'no-time',
      ),
      ask(
        'Dana here: we can offer Lone Pine Duo either Thu Mar 11 or Fri Mar 12, 8 PM. Which works for you?',
        'two-dates',
      ),
      ask('my band The Wet Socks wants to play sat march 6 at 7!! we have 9 songs', 'unknown-artist'),
      ask(
        "I'd like Wade Tucker to come in every Thursday at seven starting March the fourth till he gets tired of it",
        'repeating',
      ),
    ],
  },
];
