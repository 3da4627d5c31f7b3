import { head } from './heads.js';
import { group, path, polygon, polyline } from '#src/demo/art/svg.js';

/** Two people two-stepping, feet on 0,0, about 300 tall. */
export const dancers = ({ ink, dress, turn }: { ink: string; dress: string; turn: number }): string =>
  group(
    polyline(
      [
        [-44, -214],
        [-8, -190],
        [22, -196],
      ],
      { stroke: ink, width: 17 },
    ) +
      polygon(
        [
          [-70, -130],
          [-26, -130],
          [-14, -10],
          [-38, -10],
          [-50, -96],
          [-74, -10],
          [-96, -10],
        ],
        { fill: ink },
      ) +
      path('M-40,-14 L-12,-14 L-2,0 L-38,0 Z M-98,-14 L-72,-14 L-64,0 L-98,0 Z', { fill: ink }) +
      path('M-76,-216 C-70,-232 -50,-234 -44,-240 C-30,-234 -20,-226 -18,-214 L-24,-126 L-72,-126 Z', {
        fill: ink,
      }) +
      group(head('hat', ink), { x: -40, y: -232, turn: 4 }) +
      path('M20,-138 L56,-138 C72,-104 100,-74 128,-56 C96,-34 30,-32 -4,-48 C8,-76 16,-104 20,-138 Z', {
        fill: dress,
      }) +
      path('M14,-206 C20,-222 56,-222 60,-204 L56,-136 L20,-136 Z', { fill: dress }) +
      polyline(
        [
          [30, -46],
          [28, -8],
          [10, -4],
        ],
        { stroke: ink, width: 15 },
      ) +
      polyline(
        [
          [66, -46],
          [84, -20],
          [104, -18],
        ],
        { stroke: ink, width: 15 },
      ) +
      group(head('long', ink), { x: 40, y: -212, scale: 0.9, turn: 5 }) +
      polyline(
        [
          [-68, -210],
          [-118, -226],
          [-128, -284],
        ],
        { stroke: ink, width: 15 },
      ) +
      polyline(
        [
          [54, -206],
          [96, -216],
          [112, -270],
        ],
        { stroke: ink, width: 12 },
      ) +
      polyline(
        [
          [20, -200],
          [-18, -206],
          [-44, -214],
        ],
        { stroke: dress, width: 12 },
      ),
    { turn },
  );
