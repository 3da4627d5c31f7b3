import { chest, jewellery, hatOn } from './bust-clothes.js';
import { faceHair, hairBehind, hairBefore } from './bust-hair.js';
import { type Character, NECK_LIFT, OUTLINE } from './character.js';
import { circle, ellipse, group, path, polyline } from '#src/demo/art/svg.js';

/** A person from the chest up: the face around 0,0 (150 wide, 200 tall), the chest down to 440. */
export const bust = (character: Character): string =>
  hairBehind(character) +
  group(chest(character), { y: NECK_LIFT }) +
  neckAndFace(character) +
  features(character) +
  faceHair(character) +
  hairBefore(character) +
  jewellery(character) +
  hatOn(character);

const FACE = 'M-74,-44 C-78,-124 78,-124 74,-44 C74,18 58,88 0,100 C-58,88 -74,18 -74,-44 Z';

const neckAndFace = ({ skin }: Character) =>
  path('M-40,50 L-42,112 C-30,162 30,162 42,112 L40,50 Z', { fill: skin.shade }) +
  ellipse([-76, -10], [14, 22], { fill: skin.shade }) +
  ellipse([76, -10], [14, 22], { fill: skin.shade }) +
  path(FACE, { fill: skin.base }) +
  path(
    'M30,-104 C52,-60 36,-30 44,-4 C30,34 40,66 8,100 L0,100 C58,88 74,18 74,-44 C76,-76 58,-98 30,-104 Z',
    { fill: skin.shade, opacity: 0.75 },
  ) +
  ellipse([-44, 30], [17, 11], { fill: '#E4572E', opacity: 0.24 }) +
  ellipse([46, 30], [15, 10], { fill: '#E4572E', opacity: 0.22 });

const features = (character: Character) =>
  eyes(character) +
  path('M2,-14 C12,10 18,22 6,28 C0,31 -8,29 -11,24', { stroke: character.skin.line, width: 5 }) +
  mouth(character);

const eyes = ({ eyes: kind, hairColour, skin }: Character) => {
  const brow = hairColour === '#F2EAD8' ? skin.line : hairColour;
  const brows = path('M-50,-42 C-42,-52 -26,-52 -16,-44 M18,-44 C28,-52 44,-52 52,-42', {
    stroke: brow,
    width: 8,
  });
  if (kind === 'glasses') {
    return (
      [-33, 33]
        .map(
          (x) =>
            path(`M${x - 29},-32 L${x + 29},-32 C${x + 29},8 ${x - 29},8 ${x - 29},-32 Z`, {
              fill: OUTLINE,
            }) + path(`M${x - 20},-24 L${x - 4},-24 L${x - 16},-8 Z`, { fill: '#FFF6E6', opacity: 0.55 }),
        )
        .join('') +
      polyline(
        [
          [-62, -30],
          [62, -30],
        ],
        { stroke: OUTLINE, width: 7 },
      )
    );
  }
  if (kind === 'closed')
    return (
      brows +
      path('M-48,-16 C-40,-6 -26,-6 -18,-16 M20,-16 C28,-6 42,-6 50,-16', { stroke: OUTLINE, width: 6 })
    );
  return (
    brows +
    [-33, 34]
      .map(
        (x) =>
          ellipse([x, -16], [15, 11], { fill: '#FFFAF0' }) +
          circle([x + 2, -16], 8.5, { fill: OUTLINE }) +
          circle([x + 5, -19], 2.8, { fill: '#FFFFFF' }) +
          path(`M${x - 17},-18 C${x - 10},-30 ${x + 10},-30 ${x + 17},-18`, { stroke: OUTLINE, width: 5 }),
      )
      .join('')
  );
};

const mouth = ({ mouth: kind, skin }: Character) => {
  if (kind === 'sing')
    return (
      path('M-22,50 C-20,38 22,38 24,50 C24,84 -20,84 -22,50 Z', { fill: '#5A1316' }) +
      path('M-14,68 C-6,62 8,62 16,68 C10,78 -8,78 -14,68 Z', { fill: '#E26A5A' }) +
      path('M-16,47 L18,47 L15,53 L-13,53 Z', { fill: '#FFFAF0' })
    );
  if (kind === 'calm') return path('M-22,56 C-8,64 12,64 26,52', { stroke: skin.line, width: 6 });
  return (
    path('M-32,46 C-14,54 16,54 34,44 C28,78 -24,78 -32,46 Z', { fill: '#7A1E22' }) +
    path('M-28,48 C-12,55 14,55 30,46 C26,60 -20,62 -28,48 Z', { fill: '#FFFAF0' })
  );
};
