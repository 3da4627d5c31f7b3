import { ask, clear, type CorpusGroup } from './corpus-message.js';

/** More of the tenth writer, of whom `tenth-writer.corpus.ts` tells. */
export const TENTH_WRITER_JULY: readonly CorpusGroup[] = [
  {
    name: 'tenth writer: the night of July 4',
    now: '2026-07-05T03:00:00Z',
    messages: [
      clear(
        '🎆🎆 happy 4th!! put magnolia blue on friday at 8 before i forget lol',
        'Magnolia Blue',
        '2026-07-10',
        '20:00',
      ),
      clear('Halloween Jack Oct 31, 9pm. obviously 🎃', 'Halloween Jack', '2026-10-31', '21:00'),
      clear(
        'Tumbleweed Trio tomorrow 2pm out on the patio, its 3 guys no drums',
        'Tumbleweed Trio',
        '2026-07-05',
        '14:00',
      ),
      clear(
        'get cody reed up there tonight 11pm, stages empty n people r leaving',
        'Cody Reed',
        '2026-07-04',
        '23:00',
      ),
      clear(
        'Sunday the 12th please, june calloway 5:30 to 7. Cant go later, I have 3 kids to get to bed 😴',
        'June Calloway',
        '2026-07-12',
        '17:30-19:00',
      ),
      clear(
        'Mr. Dale, kindly put Dixie Dawn on the calendar for the eighteenth of July, at half past seven in the evening. With gratitude, Martin',
        'Dixie Dawn',
        '2026-07-18',
        '19:30',
      ),
      clear(
        "Señor Blues wed @ 9p. bringin my '62 Sho-Bud so keep drinks off it",
        'Señor Blues',
        '2026-07-08',
        '21:00',
      ),
      clear(
        "DJ Rick here. Lone Pine Duo 7/17, doors 6, music 7. I'll plug it on 98.7 all week",
        'Lone Pine Duo',
        '2026-07-17',
        '19:00',
      ),
      clear(
        'friday knigths on thursday 7/9 at 8:30 pm (ya i know lol)',
        'Friday Knights',
        '2026-07-09',
        '20:30',
      ),
      clear('Blue Yodel no 9 on the 9th at 9. yes really', 'Blue Yodel No. 9', '2026-07-09', '21:00'),
      clear(
        'Midnight Ramblers sat july 11 10pm til 2am. 5 pc, 3 vocals, no click',
        'Midnight Ramblers',
        '2026-07-11',
        '22:00-02:00',
      ),
      clear(
        'Its Deb 🙋‍♀️ need Tammy on for aug 1 @ 6. 615 555 0187 call me w questions, in carpool line so be quick',
        'Tammy Tucker',
        '2026-08-01',
        '18:00',
      ),
      clear(
        'Would you add Los Gatos Locos to Friday August 14, 2026 at 20:00? Gracias!',
        'Los Gatos Locos',
        '2026-08-14',
        '20:00',
      ),
      clear(
        'need rattlers in here next saturday at 9, rays rule: no fireworks inside',
        'The Rattlers',
        '2026-07-11',
        '21:00',
      ),
      clear(
        'Big Tex Aug 7 8pm. contracts 1100 w/ 2 rooms at the Motel 6',
        'Big Tex & the Armadillos',
        '2026-08-07',
        '20:00',
      ),
      ask('every tuesday at 7 w Twelve Bar Benny starting the 7th, deal? 🤝', 'repeating'),
      ask("maybe Yes Ma'am on the 25th at 9? just thinkin out loud here", 'tentative'),
      ask('High Noon june 27th 8pm, tell em bring the fiddle', 'past-date'),
      ask('Whiskey & Lace sept 31 at 8 please and thank you 💕', 'impossible-date'),
      ask(
        'my cousin just texted me "book 7 Horse friday 10pm". is he serious?? dont do nothin yet',
        'other-wish',
      ),
      ask(
        'Would you please put Wade Tucker on for Friday the 17th? Any questions, the church office is 615-555-0110 ext 8.',
        'no-time',
      ),
    ],
  },
];
