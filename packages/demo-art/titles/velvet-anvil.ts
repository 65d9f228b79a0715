import { games, lit, mines, roulette, slot } from './record.ts'

export const velvetAnvil = games('VELVET_ANVIL', [
  slot('Masquerade 1742', 'medium', '2022-05-26', lit('mask', 0, 'plum', 'poster', 'poiret')),
  slot(
    'The Last Waltz',
    'high',
    '2025-09-03',
    lit('mask', 1, 'rose', 'disc', 'cinzel', { flip: true }),
  ),
  slot(
    'Eleven Past Never',
    'high',
    '2025-05-11',
    lit('clock', 1, 'felt', 'top', 'fascinate', { frame: 'deco' }),
  ),
  slot(
    'The Borrowed Hour',
    'high',
    '2022-06-05',
    lit('clock', 0, 'tide', 'extrude', 'shrikhand', { zoom: 1.08 }),
  ),
  slot('The Small King', 'high', '2025-02-20', lit('crown', 0, 'steel', 'ribbon', 'uncial')),
  slot(
    'Heir Apparent',
    'medium',
    '2026-06-05',
    lit('crown', 1, 'orchid', 'arch', 'abril', { flip: true, zoom: 1.14 }),
  ),
  slot('Beetle of Dawn', 'medium', '2022-08-19', lit('scarab', 1, 'cobalt', 'slant', 'fascinate')),
  slot(
    'The Amulet Trade',
    'high',
    '2025-01-04',
    lit('scarab', 0, 'ember', 'rule', 'limelight', { frame: 'deco' }),
  ),
  slot(
    'Chalice Road',
    'medium',
    '2026-06-29',
    lit('goblet', 0, 'ice', 'plate', 'poiret', { frame: 'deco' }),
  ),
  slot(
    'The King’s Measure',
    'high',
    '2022-06-05',
    lit('goblet', 1, 'moss', 'caps', 'cinzel', { frame: 'deco', flip: true, zoom: 1.14 }),
  ),
  slot('The Patient Hour', 'high', '2021-02-18', lit('hourglass', 1, 'lagoon', 'band', 'abril')),
  slot(
    'Grain by Grain',
    'medium',
    '2025-10-20',
    lit('hourglass', 0, 'blood', 'poster', 'shrikhand'),
  ),
  slot('Fiddler’s Ransom', 'low', '2025-09-13', lit('violin', 0, 'sand', 'band', 'uncial')),
  slot(
    'Encore at Nine',
    'low',
    '2021-04-09',
    lit('violin', 1, 'citrus', 'top', 'abril', { frame: 'deco', flip: true }),
  ),
  slot('Ace Forward', 'high', '2023-11-16', lit('cards', 1, 'mint', 'disc', 'limelight')),
  slot(
    'Marked Deck',
    'medium',
    '2026-07-16',
    lit('cards', 2, 'violet', 'plate', 'cinzel', { frame: 'deco' }),
  ),
  roulette(
    'Parlour Roulette',
    'low',
    '2021-01-21',
    lit('roulette', 0, 'lacquer', 'ribbon', 'poiret'),
  ),
  mines('Nine Lives', 'low', '2024-11-16', lit('mines', 1, 'ink', 'side', 'fascinate')),
])
