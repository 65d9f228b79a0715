import { circle, each, group, line, path, pie, polygon, rect, ring, star, times } from './shapes.ts'

const solid = (d: string) => (ink: string) => path(d, { fill: ink, fillRule: 'evenodd' })

/** The signs of the studios, 32 by 32. */
export const SIGNS = {
  finch: solid('M4 21L26 7L20 27L15 20ZM15 20L26 7L12 17Z'),
  lantern: solid(
    'M10 8C3 14 3 20 10 26H22C29 20 29 14 22 8ZM10 3H22V5.500H10ZM10 28.500H22V31H10Z',
  ),
  fold: solid(
    'M16 2L29 9.500V22.500L16 30L3 22.500V9.500ZM16 9L9 13V19.500L16 23.500L23 19.500V13Z',
  ),
  anvil: solid('M2 9H30C29 15 24 18 20 18V23H25V28H8V23H13V18C7 18 3 14 2 9Z'),
  waves: solid('M2 12Q9 4 16 12T30 12V17Q23 25 16 17T2 17ZM2 24Q9 17 16 24T30 24V29H2Z'),
  pip: solid(
    'M16 2A14 14 0 1 1 15.9 2ZM16 7.500A8.5 8.5 0 1 0 16.1 7.500ZM16 12A4 4 0 1 1 15.9 12Z',
  ),
  shard: solid('M2 30L16 2L30 30H22L16 17L10 30Z'),
  steps: solid('M4 22H10V30H4ZM13 13H19V30H13ZM22 3H28V30H22Z'),
  hare: solid(
    'M13 15C6 3 8 0 13 3C16 6 17 11 17 15C19 9 23 4 25.5 6C27.5 9 24 14 21 17C28 21 26 31 16 31C6 31 4 20 13 15Z',
  ),
  brass: (ink: string) => star(16, 17, 15, 0.42, 5, ink),
  sidewinder: solid('M3 26C3 17 14 21 14 14S24 4 30 6L27 12C21 10 20 12 20 15C20 25 9 20 9 29H3Z'),
  lamp: solid('M4 18C5 9 10 7 14.5 7V2H17.500V7C22 7 27 9 28 18ZM9 21H23L27 30H5Z'),
  north: (ink: string) => polygon([2, 26, 16, 3, 30, 26], ink) + rect(2, 28, 28, 2.5, ink),
  stripes: (ink: string) => times(4, (i) => line(`M${5 + i * 7.3} 3q-6 13 0 26`, ink, 3.8)),
  kiosk: (ink: string) =>
    rect(3, 3, 12, 12, ink) +
    rect(17, 3, 12, 12, ink) +
    rect(3, 17, 12, 12, ink) +
    circle(23, 23, 6, ink),
  pair: (ink: string) => circle(10, 16, 8, ink) + ring(23, 16, 7, ink, 2.5),
  halfmoon: (ink: string) =>
    pie(16, 16, 14, Math.PI / 2, Math.PI * 1.5, ink) + ring(16, 16, 13, ink, 2),
  evening: (ink: string) => star(16, 16, 16, 0.2, 4, ink),
  flint: solid('M16 1C28 12 30 29 16 31C2 29 6 17 12 13C11 19 15 21 17 18C18 14 14 10 16 1Z'),
  gantry: (ink: string) =>
    rect(2, 4, 28, 6, ink) + rect(6, 10, 5, 20, ink) + rect(21, 10, 5, 20, ink),
  tide: (ink: string) => each([8, 17, 26], (y) => line(`M2 ${y}q7-7.5 14 0t14 0`, ink, 3.4)),
  quorum: (ink: string) => each([16, 6, 26], (x, i) => circle(x, i === 0 ? 7 : 25, 6, ink)),
  letter: (ink: string) => line('M2.5 5H29.500V27H2.500ZM16 18L29 5.500M16 18L3 5.5', ink, 2.8),
}

/** The signs of the ways to pay, 32 by 32. */
export const PAYMENT_SIGNS = {
  tide: solid('M2 19Q9 8 16 17T30 13V28H2Z'),
  oak: solid('M16 2A9 9 0 0 1 25 12A8 8 0 0 1 18.5 20V30H13.500V20A8 8 0 0 1 7 12A9 9 0 0 1 16 2Z'),
  fold: solid('M3 4H29L16 16H29V29H3L16 16H3Z'),
  card: solid('M1 6H31V26H1ZM1 11H31V15H1Z'),
  coin: solid('M16 2A14 14 0 1 1 15.9 2ZM16 8L22 16L16 24L10 16Z'),
  link: solid('M3 29V4H9L23 20V4H29V29H23L9 13V29Z'),
  halfsun: (ink: string) =>
    pie(16, 18, 13, -Math.PI, 0, ink) +
    each([0, 1, 2], (i) => rect(3 + i * 3, 21 + i * 4, 26 - i * 6, 2.2, ink)),
  ferry: (ink: string) =>
    polygon([2, 19, 30, 19, 24, 29, 8, 29], ink) + polygon([15, 2, 15, 16, 28, 16], ink),
  tally: (ink: string) =>
    times(4, (i) => rect(4 + i * 6.5, 4, 3, 24, ink)) + line('M1 24L31 8', ink, 3),
  twodot: (ink: string) => group('', circle(9, 16, 8, ink) + circle(24, 16, 7, ink)),
  leaf: solid('M4 29C0 10 12 2 29 2C31 19 21 29 4 29Z'),
  wire: (ink: string) => line('M2 27H11V6H21V27H30', ink, 4),
}
