import { layBill, posterAreas, type MeasureStyled, type PlacedPart } from './poster-layout';
import {
  POSTER_FORMATS,
  POSTER_TEMPLATE_NAMES,
  POSTER_TEMPLATES,
  POSTER_TEXT_SIZES,
  type PosterTemplate,
} from './poster-templates';

/** Letters half as wide as they are high. */
const measure: MeasureStyled = (text, _style, size) => ([...text].length * size) / 2;
const classic: PosterTemplate = POSTER_TEMPLATES.classic;
const billOf = ({ crown }: PosterTemplate) => posterAreas(POSTER_FORMATS.square, crown).bill;

const lay = (
  texts: { name: string; description?: string; message?: string },
  scale = 1,
  template = classic,
) =>
  layBill({
    parts: [
      { role: 'kicker' as const, text: 'country', style: template.styles.kicker },
      { role: 'name' as const, text: texts.name, style: template.styles.name },
      { role: 'date' as const, text: 'Friday, November 20, 2026', style: template.styles.date },
      { role: 'description' as const, text: texts.description ?? '', style: template.styles.description },
      { role: 'message' as const, text: texts.message ?? '', style: template.styles.message },
    ].filter(({ text }) => text !== ''),
    box: billOf(template),
    align: template.align === 'start' ? 'left' : 'center',
    scale,
    measure,
  });

const sizeOf = (parts: PlacedPart[], wanted: string) =>
  parts.find(({ role }) => role === wanted)?.lines[0]?.size ?? 0;
const expectInside = (parts: PlacedPart[], bill = billOf(classic)) => {
  for (const { box, lines } of parts) {
    expect(box.y).toBeGreaterThanOrEqual(bill.y);
    expect(box.y + box.height).toBeLessThanOrEqual(bill.y + bill.height + 1);
    for (const { width } of lines) expect(width).toBeLessThanOrEqual(bill.width + 1);
  }
};

describe('layBill', () => {
  it.each([
    ['a short name', { name: 'Open Mic' }],
    [
      'a long name',
      { name: 'The Twenty-Third Annual Honky-Tonk Heritage Reunion and Benefit Concert '.repeat(3) },
    ],
    ['one endless word', { name: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung' }],
    [
      'much to say',
      { name: 'Open Mic Night', description: 'word '.repeat(20), message: 'Bring boots.\n'.repeat(12) },
    ],
  ])('keeps %s on the poster, nothing over anything else', (_case, texts) => {
    const parts = lay(texts, POSTER_TEXT_SIZES.large.scale);
    expectInside(parts);
    parts.slice(1).forEach(({ box }, index) => {
      const above = parts[index]?.box;
      expect(box.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
    });
  });

  it.each(POSTER_TEMPLATE_NAMES)('keeps names that are hard to set on a %s poster', (name) => {
    const template = POSTER_TEMPLATES[name];
    for (const hard of [
      'The Twenty-Third Annual Honky-Tonk Heritage Reunion and Benefit Concert for the Band',
      'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung',
      '🤠👩‍👩‍👧‍👦 ليلة الموسيقى الريفية 🎸',
    ])
      expectInside(lay({ name: hard }, POSTER_TEXT_SIZES.medium.scale, template), billOf(template));
  });

  it('sets all text larger when the large size is chosen', () => {
    const texts = { name: 'Open Mic', description: 'All welcome.' };
    const [small, medium, large] = (['small', 'medium', 'large'] as const).map((size) =>
      sizeOf(lay(texts, POSTER_TEXT_SIZES[size].scale), 'description'),
    );
    expect(small).toBeLessThan(medium ?? 0);
    expect(medium).toBeLessThan(large ?? 0);
  });

  it('makes a long name smaller before it makes the small print smaller', () => {
    const parts = lay({ name: 'The Broadway Heritage Reunion Concert', description: 'All welcome.' });
    expect(sizeOf(parts, 'description')).toBe(classic.styles.description.size);
  });

  it('sets what is read first largest', () => {
    const parts = lay({ name: 'Open Mic Night', description: 'All welcome.' });
    expect(sizeOf(parts, 'name')).toBeGreaterThan(2 * sizeOf(parts, 'date'));
  });
});

describe('posterAreas', () => {
  it('leaves the ends of a story to the app that shows it', () => {
    const { bill: storyBill, foot } = posterAreas(POSTER_FORMATS.story, 0);
    expect(storyBill.y).toBeGreaterThan(200);
    expect(foot.y + foot.height).toBeLessThan(1920 - 200);
  });
});
