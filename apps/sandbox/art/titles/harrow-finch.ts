import { games, lit, mines, roulette, slot } from './record.ts'

export const harrowFinch = games('HARROW_FINCH', [
  slot('Keeper’s Light', 'medium', '2026-10-22', lit('lighthouse', 0, 'lagoon', 'ribbon', 'unica')),
  slot('The Ninth Beacon', 'low', '2023-04-28', lit('lighthouse', 0, 'violet', 'extrude', 'rye', { flip: true })),
  slot('Behind the Fan', 'medium', '2020-08-16', lit('mask', 1, 'orchid', 'side', 'yeseva')),
  slot('Velvet Midnight', 'low', '2026-01-25', lit('mask', 1, 'steel', 'caps', 'poiret', { zoom: 1.08 })),
  slot('Clockmaker’s Debt', 'low', '2026-08-04', lit('clock', 0, 'cocoa', 'top', 'abril')),
  slot('Brass Hours', 'medium', '2022-06-18', lit('clock', 0, 'ice', 'slant', 'limelight', { zoom: 1.14 })),
  slot('Night Parliament', 'medium', '2023-09-18', lit('owl', 0, 'ink', 'rule', 'unica')),
  slot('Barn Ghost', 'high', '2020-12-13', lit('owl', 0, 'tide', 'band', 'gloock', { flip: true, zoom: 1.14 })),
  slot('Alley of Neon', 'low', '2025-09-11', lit('city', 1, 'ember', 'script', 'yeseva')),
  slot('Ninth Avenue Blue', 'high', '2026-04-02', lit('city', 1, 'dusk', 'poster', 'rye')),
  roulette('Midnight Roulette', 'low', '2024-05-09', lit('roulette', 2, 'moss', 'caps', 'limelight')),
  mines('Sixteen Doors', 'low', '2024-09-22', lit('mines', 0, 'felt', 'plate', 'rye')),
])
