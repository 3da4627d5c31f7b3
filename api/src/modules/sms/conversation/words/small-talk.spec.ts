import { isSmallTalk, speaksOfPlaying } from './small-talk.js';

const isTalk = (text: string): boolean =>
  isSmallTalk(text, { hasParts: /\d/.test(text), namesArtist: false });

describe('a text that asks for nothing', () => {
  it.each([
    'thanks!',
    'lol',
    '👋',
    'hey yall',
    'running 10 min late',
    'Runnin bout 20 min late',
    'omw, be there at 7:30',
    'see you Friday at 8!',
    'great show last night',
    'thanks again for having us',
    'thanks for having us! we love playing there',
    'flat tire, trying to change it now',
    'almost there, trying to get parked',
    'stuck in traffic, trying to get there by 7',
    'perdí mi teléfono, este es el nuevo',
    'oops wrong number',
    'who dis',
    '10-4',
    'Congratulations! You won a $1000 Walmart gift card. Click http://bit.ly/x',
    'Your verification code is 482913',
    'USPS: your package is on hold, verify at usps-help.info',
    "You're pre-approved for $45,000! Apply by Jan 5: http://lend.example/x",
    'Earn 500 a day, remote job',
  ])('is small talk: %j', (text) => expect(isTalk(text)).toBe(true));

  it.each([
    'can I play Dec 8 at 8?',
    'thanks! can we do 9 instead?',
    'great show last night, any openings in January?',
    'is there parking?',
    'we have to cancel',
    "can't make it tonight",
    'make it 10',
    '8pm',
    'do you book bands?',
    'interested in booking a show',
    'trying to book a show',
    'disculpe creo que dejé mi chamarra ahí, es café',
    'se me olvidó la guitarra en el escenario',
    'check out our music at tumbleweed.com, can we play the 8th?',
  ])('is none: %j', (text) => expect(isTalk(text)).toBe(false));
});

describe('a text without artist, day and time', () => {
  it('speaks of playing, or of something else', () => {
    expect(speaksOfPlaying('got any openings for a band?')).toBe(true);
    expect(speaksOfPlaying('is there parking?')).toBe(false);
  });
});
