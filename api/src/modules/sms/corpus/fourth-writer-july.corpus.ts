import { ask, clear, type CorpusGroup } from './corpus-message.js';

/** More of the fourth writer, of whom `fourth-writer.corpus.ts` tells. */
export const FOURTH_WRITER_JULY: readonly CorpusGroup[] = [
  {
    name: 'fourth writer: the night of July 4',
    now: '2026-07-05T03:00:00Z',
    messages: [
      clear(
        'halloween jack tonite 11pm, fireworks crowd is thirsty',
        'Halloween Jack',
        '2026-07-04',
        '23:00',
      ),
      clear('tmrw 4-7pm may flwers on the patio 🌻', 'May Flowers', '2026-07-05', '16:00-19:00'),
      clear(
        "Them fireworks run 14 head clean through my fence so forgive the late hour. Put The Rattlers on Friday the 10th, 8 o'clock at night, for the Hendersons that got burned out.",
        'The Rattlers',
        '2026-07-10',
        '20:00',
      ),
      clear(
        'Cody Reed Sat 7/18: 9:45p on, 11:15p off. IEMs, own desk, 10 pax.',
        'Cody Reed',
        '2026-07-18',
        '21:45-23:15',
      ),
      clear(
        'A blessed Independence Day to you. The Hospitality Committee would be most grateful if Sweet Magnolia could perform on Sunday, July 19, 2026, at 3:30 PM. We have budgeted $275 and will supply lemonade for fifty.',
        'Sweet Magnolia',
        '2026-07-19',
        '15:30',
      ),
      clear(
        'High Noon Fri 7/31. Doors 6:30, High Noon hits 8:30. No opener. Hard tickets $18.',
        'High Noon',
        '2026-07-31',
        '20:30',
      ),
      clear(
        "Labor Day, Monday September 7, noon to 3, the Bob Wills Jr Band. I seen his daddy in 1958 at Cain's for 75 cents.",
        'Bob Wills Jr. Band',
        '2026-09-07',
        '12:00-15:00',
      ),
      clear(
        "I should like to request the group called Yes Ma'am for Tuesday, July 14, at 7:00 p.m., in connection with Psalm 100.",
        "Yes Ma'am",
        '2026-07-14',
        '19:00',
      ),
      clear('w&l weds 9 ty', 'Whiskey & Lace', '2026-07-08', '21:00'),
      clear(
        'Twelve Bar Benny Thu 7/16 @ 8. Trio: 3 vox mics, 2 DIs, 12x16 riser if you have it.',
        'Twelve Bar Benny',
        '2026-07-16',
        '20:00',
      ),
      clear(
        "Grandson wants that U2be outfit, says you spell it with a 2, I don't ask no more. August 1, 7:30 pm. He turns 21 so watch him.",
        'U2be',
        '2026-08-01',
        '19:30',
      ),
      clear(
        'Kindly schedule the Midnight Ramblers for the evening of Saturday, August 15, at seven forty-five. Most sincerely, Miss Opal Finch',
        'Midnight Ramblers',
        '2026-08-15',
        '19:45',
      ),
      clear('sat the 11th 10:30p The Band. not A band lol THE band', 'The Band', '2026-07-11', '22:30'),
      clear(
        'Early bird: June Calloway, Sat 1/9/27, 8pm start. $1k guarantee, 50% dep, my cell 615.555.0142 - Rick TM',
        'June Calloway',
        '2027-01-09',
        '20:00',
      ),
      clear(
        'Tammy Tucker for Saturday August 22 at 6 pm please sir. Her cousin Wade still owes me for a trailer hitch so leave him home.',
        'Tammy Tucker',
        '2026-08-22',
        '18:00',
      ),
      clear('fri knights this thurs 9pm srry hands r sticky', 'Friday Knights', '2026-07-09', '21:00'),
      clear(
        'We would be honored to have Senor Blues for our noon-hour gathering on Wednesday, July 22, from twelve noon until 1:30 p.m.',
        'Señor Blues',
        '2026-07-22',
        '12:00-13:30',
      ),
      clear(
        'Lone Pine Duo, 21:00 Sat 25 July, two 45s w/ a 20 break. $400 all in, no hotel.',
        'Lone Pine Duo',
        '2026-07-25',
        '21:00',
      ),
      clear(
        'I plan ahead, always have. Put Magnolia Blue down for February 13, thats a Saturday, 8 in the evenin, Sweethearts dance. 52 years wed in Feb.',
        'Magnolia Blue',
        '2027-02-13',
        '20:00',
      ),
      clear('dusty cyotes mon 8', 'Dusty Coyotes', '2026-07-06', '20:00'),
      ask('dixie dawn tonight at 8', 'past-date'),
      ask('Blue Yodel No. 9, 7/12/25, 8pm, per last email. Advance sheet attached.', 'past-date'),
      ask(
        'Sometime in August I want Los Gatos Locos, 7 pm, for the Cattlemens. Whenever the heat lets up.',
        'no-date',
      ),
      ask(
        'Would you be good enough to inform me whether The 8 Balls are performing on Friday, July 24, at 8 p.m.? My nephew wishes to attend.',
        'other-wish',
      ),
      ask('need sum1 for thurs 9pm anybody idc', 'unknown-artist'),
      ask('Push Tumbleweed Trio from 8 to 9 on Fri 7/24, bus has a dead alternator.', 'other-wish'),
      ask(
        "If the rain holds off I reckon we might could use Rosie O'Dell on the 18th at 7 pm. I'll holler back when I know.",
        'tentative',
      ),
      ask('The Choir Mothers request AM Radio for Tuesday, August 12, at 7:00 p.m.', 'two-dates'),
      ask('Cody Reed / Dixie Dawn co-bill, Sat 8/8, 8p, split the door.', 'ambiguous-artist'),
      ask('7 horse want $500 for 2 sets of 45 u ok w that', 'no-date'),
    ],
  },
];
