import { ask, clear, type CorpusGroup } from './corpus-message.js';

/** More of the ninth writer, of whom `ninth-writer.corpus.ts` tells. */
export const NINTH_WRITER_JULY: readonly CorpusGroup[] = [
  {
    name: 'ninth writer: the night of July 4',
    now: '2026-07-05T03:00:00Z',
    messages: [
      clear(
        'fireworks crowd is THIRSTY. get dusty coyotes back tomorrow 6pm, they all wanna come back',
        'Dusty Coyotes',
        '2026-07-05',
        '18:00',
      ),
      clear('8 balls friday 8pm 🎱', 'The 8 Balls', '2026-07-10', '20:00'),
      clear(
        'Happy 4th! Elaine here. For the Nguyen-Walsh welcome party please put Tumbleweed Trio down for Thursday the 16th of July, 5:30pm to 7:30pm. 35 guests, cake coming from a bakery so please save fridge space!',
        'Tumbleweed Trio',
        '2026-07-16',
        '17:30-19:30',
      ),
      clear(
        'Booking request\n- act: Nine Pound Hammer\n- when: Sat Aug 1\n- on stage: 9:45pm\n- doors: 8pm\n- backline: house kit\n\nThx, Dana 918-555-0177',
        'Nine Pound Hammer',
        '2026-08-01',
        '21:45',
      ),
      clear(
        'Halloween Jack for halloween obviously!! oct 31 at 10 👻',
        'Halloween Jack',
        '2026-10-31',
        '22:00',
      ),
      clear(
        'need somebody for monday, lets do twelve bar benny at 8 until 11. tell him no smoke machine this time',
        'Twelve Bar Benny',
        '2026-07-06',
        '20:00-23:00',
      ),
      clear(
        "Please add Rosie ODell to the calendar 7/24 7:00PM. She'll need a stool, 1 vocal mic, 1 DI & parking for a 26 ft RV. Kind regards, Kim",
        "Rosie O'Dell",
        '2026-07-24',
        '19:00',
      ),
      clear(
        'u2be sat july 18 late show 11:30pm, theyre playin joshua tree front to back',
        'U2be',
        '2026-07-18',
        '23:30',
      ),
      clear(
        'Morning show for the farmers market folks: May Flowers on Sat July 11th at 10am, done by noon please 🌻',
        'May Flowers',
        '2026-07-11',
        '10:00-12:00',
      ),
      clear(
        'can yall get yes maam in here thurs at 830pm, its my bday and im off that night for once -Jo',
        "Yes Ma'am",
        '2026-07-09',
        '20:30',
      ),
      clear(
        "I reckon everybody liked the Bob Wills Junior Band so have em come on August the fifteenth at six PM comma I'll be sitting up front",
        'Bob Wills Jr. Band',
        '2026-08-15',
        '18:00',
      ),
      clear(
        "Labor Day weekend, we want Señor Blues Sunday 9/6 from 4pm. It's 100 degrees on that patio so get fans lol",
        'Señor Blues',
        '2026-09-06',
        '16:00',
      ),
      clear('7 horse, 7/17, 7pm. lucky sevens baby', '7 Horse', '2026-07-17', '19:00'),
      ask('omg wish midnight ramblers had played tonight at 9 instead of whoever that was', 'other-wish'),
      ask(
        'Earl here. Them Rattlers are playing over at the VFW hall in Dickson Friday at eight if you want to ride along',
        'tentative',
      ),
      ask(
        'Per our records Friday Knights played for you on June 20 at 9 PM and the $600 balance is still open. Please advise. Kim, Lonestar Talent',
        'other-wish',
      ),
      ask(
        'Hi! Could we please get Blue Yodel No. 9 on June 31 at 6pm? Deposit is ready. Elaine',
        'other-wish',
      ),
      ask(
        "june calloway says wade tucker told her she's got saturday at 9?? is that right or is he messing w her",
        'other-wish',
      ),
      ask(
        'if i got the tumbleweeds to come down on price, would you even have room for em on fri july 31 at 9? just curious',
        'other-wish',
      ),
    ],
  },
];
