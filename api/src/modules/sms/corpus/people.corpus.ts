import { ask, clear, type CorpusGroup } from './corpus-message.js';

const WEDNESDAY = '2026-11-18T21:00:00Z';

export const PEOPLE: readonly CorpusGroup[] = [
  {
    name: 'other wishes',
    now: WEDNESDAY,
    messages: [
      ask('cancel dusty coyotes fri 8pm', 'other-wish'),
      ask('Dusty Coyotes cant make it friday 8pm', 'other-wish'),
      ask('Please move the Rattlers from friday 8pm to saturday 8pm', 'other-wish'),
      ask('table for 4 friday 8pm to see dusty coyotes', 'other-wish'),
      ask('what time do the coyotes play friday? 8pm?', 'other-wish'),
      ask('two tickets for the rattlers friday 9pm pls', 'other-wish'),
      ask('Midnight Ramblers played friday 9pm and it was great', 'other-wish'),
      ask('Are the Rattlers playing this Friday at 9?', 'other-wish'),
      ask('not the rattlers, we want Wade Tucker fri 8', 'other-wish'),
    ],
  },
  {
    name: 'emoji, slang and Spanish',
    now: WEDNESDAY,
    messages: [
      clear('🎸🎸 dusty coyotes this fri 8pm 🎸🎸', 'Dusty Coyotes', '2026-11-20', '20:00'),
      clear('🔥Midnight Ramblers🔥 sat 🕘 9pm', 'Midnight Ramblers', '2026-11-21', '21:00'),
      clear('Los Gatos Locos viernes 8pm', 'Los Gatos Locos', '2026-11-20', '20:00'),
      clear('Los Gatos Locos este sábado a las 9', 'Los Gatos Locos', '2026-11-21', '21:00'),
      clear('Los Gatos Locos mañana a las 8 de la noche', 'Los Gatos Locos', '2026-11-19', '20:00'),
      clear(
        'queremos Los Gatos Locos el 4 de diciembre a las 8:30 pm por favor',
        'Los Gatos Locos',
        '2026-12-04',
        '20:30',
      ),
      clear('yall reckon the rattlers could do sat nite bout 9', 'The Rattlers', '2026-11-21', '21:00'),
      clear(
        'fixin to have the coyotes out fri at 8 if thats cool w yall',
        'Dusty Coyotes',
        '2026-11-20',
        '20:00',
      ),
      clear('gimme rattlers sat 9 lol', 'The Rattlers', '2026-11-21', '21:00'),
      clear('hey boss, dixie dawn, frid, 8 sharp 👍', 'Dixie Dawn', '2026-11-20', '20:00'),
    ],
  },
  {
    name: 'forwards, quotes and letters',
    now: WEDNESDAY,
    messages: [
      clear('Fwd: Dusty Coyotes would like Fri Nov 27 at 8pm', 'Dusty Coyotes', '2026-11-27', '20:00'),
      clear(
        'On Mon, Nov 16, 2026 at 3:15 PM Bob Harlan wrote:\n> Can the Dusty Coyotes play 12/4 at 8pm?',
        'Dusty Coyotes',
        '2026-12-04',
        '20:00',
      ),
      clear(
        'From: Jo <jo@example.com>\nSent: Tuesday, November 17, 2026 4:02 PM\nSubject: show\n\nWade Tucker dec 4 8pm',
        'Wade Tucker',
        '2026-12-04',
        '20:00',
      ),
      clear('"Dusty Coyotes" "Honky Tonk Reunion" nov 27 8pm', 'Dusty Coyotes', '2026-11-27', '20:00'),
      clear('Dusty Coyotes, "Sunday Social", sat nov 28, 8pm', 'Dusty Coyotes', '2026-11-28', '20:00'),
      clear(
        'Wade just texted me "can we get Wade Tucker on friday at 8"',
        'Wade Tucker',
        '2026-11-20',
        '20:00',
      ),
      clear(
        'Rattlers on Saturday.\nShow at 9.\nThanks,\nEarl\nSent from my iPhone',
        'The Rattlers',
        '2026-11-21',
        '21:00',
      ),
      clear(
        'Good morning! Hope you are well. Could the Dusty Coyotes have Dec 11 at 9pm? Let me know by Friday. Thanks',
        'Dusty Coyotes',
        '2026-12-11',
        '21:00',
      ),
      clear(
        'hi\n\nfor my daughters birthday\ndec 12\n8pm\nsweet magnolia',
        'Sweet Magnolia',
        '2026-12-12',
        '20:00',
      ),
      ask('Dusty Coyotes have friday off so 8pm saturday or sunday works', 'two-dates'),
    ],
  },
];
