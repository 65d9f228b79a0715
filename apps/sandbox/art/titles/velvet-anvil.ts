import { games, lit, mines, roulette, slot } from './record.ts'

export const velvetAnvil = games('VELVET_ANVIL', [
  slot('Masquerade 1742', 'medium', '2022-05-26', lit('mask', 0, 'violet', 'top', 'shrikhand', { frame: 'deco' })),
  slot('The Last Waltz', 'high', '2025-09-03', lit('mask', 0, 'rose', 'disc', 'cinzel', { flip: true })),
  slot('Eleven Past Never', 'high', '2025-05-11', lit('clock', 1, 'ink', 'poster', 'uncial')),
  slot('The Borrowed Hour', 'high', '2022-06-05', lit('clock', 1, 'felt', 'rule', 'poiret', { frame: 'deco', zoom: 1.08 })),
  slot('The Small King', 'high', '2025-02-20', lit('crown', 0, 'steel', 'band', 'fascinate')),
  slot('Heir Apparent', 'medium', '2026-06-05', lit('crown', 0, 'mint', 'side', 'abril', { flip: true, zoom: 1.14 })),
  slot('Beetle of Dawn', 'medium', '2022-08-19', lit('scarab', 1, 'ice', 'caps', 'abril', { frame: 'deco' })),
  slot('The Amulet Trade', 'high', '2025-01-04', lit('scarab', 1, 'lacquer', 'script', 'uncial', { frame: 'deco' })),
  slot('Chalice Road', 'medium', '2026-06-29', lit('goblet', 0, 'citrus', 'ribbon', 'limelight')),
  slot(
    'The King’s Measure',
    'high',
    '2022-06-05',
    lit('goblet', 0, 'lagoon', 'plate', 'cinzel', { frame: 'deco', flip: true, zoom: 1.14 }),
  ),
  slot('The Patient Hour', 'high', '2021-02-18', lit('hourglass', 1, 'sand', 'extrude', 'shrikhand')),
  slot('Grain by Grain', 'medium', '2025-10-20', lit('hourglass', 1, 'cobalt', 'arch', 'abril')),
  slot('Fiddler’s Ransom', 'low', '2025-09-13', lit('violin', 0, 'cobalt', 'slant', 'fascinate')),
  slot('Encore at Nine', 'low', '2021-04-09', lit('violin', 0, 'orchid', 'rule', 'cinzel', { frame: 'deco', flip: true })),
  slot('Ace Forward', 'high', '2023-11-16', lit('cards', 1, 'moss', 'disc', 'poiret')),
  slot('Marked Deck', 'medium', '2026-07-16', lit('cards', 2, 'ember', 'side', 'fascinate')),
  roulette('Parlour Roulette', 'low', '2021-01-21', lit('roulette', 0, 'plum', 'top', 'fascinate', { frame: 'deco' })),
  mines('Nine Lives', 'low', '2024-11-16', lit('mines', 1, 'dusk', 'band', 'uncial')),
])
