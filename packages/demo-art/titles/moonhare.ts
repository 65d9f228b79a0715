import { games, lit, mines, slot } from './record.ts'

export const moonhare = games('MOONHARE', [
  slot('Ring Saturn', 'low', '2025-09-09', lit('comet', 1, 'citrus', 'arch', 'chango')),
  slot(
    'Perihelion',
    'low',
    '2022-12-20',
    lit('comet', 0, 'ink', 'script', 'kaushan', { zoom: 1.08 }),
  ),
  slot('Lamp & Wing', 'high', '2021-05-15', lit('moth', 1, 'moss', 'side', 'alfa')),
  slot(
    'The Moon Collector',
    'high',
    '2024-05-03',
    lit('moth', 0, 'orchid', 'slant', 'lilita', { zoom: 1.08 }),
  ),
  slot('Sporeville', 'medium', '2024-11-28', lit('mushroom', 0, 'rose', 'top', 'righteous')),
  slot(
    'The Damp Kingdom',
    'high',
    '2023-11-16',
    lit('mushroom', 1, 'lagoon', 'extrude', 'chango', { flip: true }),
  ),
  slot('Vulpes', 'medium', '2026-09-15', lit('fox', 0, 'sand', 'band', 'alfa')),
  slot(
    'Fox at the Gate',
    'medium',
    '2025-12-11',
    lit('fox', 1, 'paper', 'band', 'righteous', { flip: true, zoom: 1.14 }),
  ),
  slot('The Wise Wager', 'low', '2024-02-09', lit('owl', 1, 'cocoa', 'ribbon', 'lilita')),
  slot(
    'Moon over Mill',
    'medium',
    '2022-08-20',
    lit('owl', 0, 'violet', 'plate', 'alfa', { zoom: 1.08 }),
  ),
  slot('Peppermint Pier', 'low', '2021-05-08', lit('candy', 1, 'mint', 'side', 'kaushan')),
  slot('Glass Lagoon', 'low', '2024-06-10', lit('jelly', 0, 'plum', 'script', 'lilita')),
  slot(
    'Drift Bells',
    'medium',
    '2026-10-31',
    lit('jelly', 1, 'cobalt', 'poster', 'chango', { flip: true }),
  ),
  slot('Old Oak Oath', 'medium', '2026-04-30', lit('oak', 0, 'citrus', 'band', 'kaushan')),
  slot(
    'Root & Crown',
    'high',
    '2023-11-11',
    lit('oak', 1, 'cocoa', 'rule', 'righteous', { flip: true }),
  ),
  slot('Half-Moon Wheel', 'low', '2024-03-12', lit('wheel', 0, 'felt', 'top', 'chango')),
  mines('Tread Softly', 'low', '2025-01-09', lit('mines', 1, 'ember', 'caps', 'righteous')),
])
