import { planDemoVenue } from '#src/demo/plan/plan-demo-venue.js';
import { ACTS } from '#src/demo/demo-cast.js';
import { galleryScene } from './gallery-scenes.js';
import { guestSelfie } from '#src/demo/art/people/guest-selfies.js';
import { portrait } from '#src/demo/art/people/portraits.js';
import { venueLogo } from './venue-logo.js';

/** Every picture of a demo venue as SVG, but for the one that a guest sent twice. */
const drawAll = (): string[] => {
  const drawn = planDemoVenue('2026-11-20', 'spur').photos.filter(({ row }) => row.looksLikeId === null);
  const photos = drawn.map(({ drawing }) => {
    if (typeof drawing === 'object' && 'scene' in drawing) return galleryScene(drawing.scene);
    if (typeof drawing === 'object' && 'selfie' in drawing) return guestSelfie(drawing.selfie);
    throw new Error('a photo shows a scene or a guest');
  });
  return [...photos, ...ACTS.map((act) => portrait(act.portrait)), venueLogo()];
};

describe('demo pictures', () => {
  const pictures = drawAll();

  it('look the same every time they are drawn', () => {
    expect(drawAll()).toEqual(pictures);
  });

  it('differ from one another', () => {
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it('need no font and nothing from elsewhere', () => {
    expect(pictures.filter((svg) => /<text|<image|href=|font/.test(svg))).toEqual([]);
  });

  it('have no coordinate that is not a number', () => {
    expect(pictures.filter((svg) => /NaN|undefined|Infinity/.test(svg))).toEqual([]);
  });
});

describe('guestSelfie', () => {
  it('shows the same guest in another place on another night', () => {
    const first = guestSelfie({ guest: 'Ruby Lane', night: '2026-11-13' });
    const second = guestSelfie({ guest: 'Ruby Lane', night: '2026-11-14' });
    expect(second).not.toBe(first);
    expect(second.slice(-600)).toBe(first.slice(-600));
  });
});
