import { games, lit, mines, roulette, slot } from './record.ts'

export const velvetAnvil = games('VELVET_ANVIL', [
  slot('Masquerade 1742', 'medium', '2022-05-26', lit('mask', 0, 'felt', 'script', 'shrikhand', { frame: 'deco' })),
  slot('The Last Waltz', 'high', '2025-09-03', lit('mask', 0, 'plum', 'rule', 'cinzel', { frame: 'deco', flip: true, zoom: 1.14 })),
  slot('Eleven Past Never', 'high', '2025-05-11', lit('clock', 1, 'cobalt', 'plate', 'fascinate', { frame: 'deco' })),
  slot('The Borrowed Hour', 'high', '2022-06-05', lit('clock', 1, 'lagoon', 'extrude', 'uncial', { frame: 'deco', zoom: 1.08 })),
  slot('The Small King', 'high', '2025-02-20', lit('crown', 0, 'dusk', 'caps', 'abril', { frame: 'deco' })),
  slot('Heir Apparent', 'medium', '2026-06-05', lit('crown', 0, 'mint', 'disc', 'poiret', { flip: true, zoom: 1.14 })),
  slot('Beetle of Dawn', 'medium', '2022-08-19', lit('scarab', 1, 'ink', 'slant', 'fascinate')),
  slot('The Amulet Trade', 'high', '2025-01-04', lit('scarab', 1, 'orchid', 'poster', 'limelight', { zoom: 1.08 })),
  slot('Chalice Road', 'medium', '2026-06-29', lit('goblet', 0, 'lacquer', 'ribbon', 'abril')),
  slot('The King’s Measure', 'high', '2022-06-05', lit('goblet', 0, 'steel', 'top', 'poiret', { frame: 'deco', flip: true, zoom: 1.14 })),
  slot('Ace Forward', 'high', '2023-11-16', lit('cards', 1, 'cocoa', 'arch', 'abril', { frame: 'deco' })),
  slot('Marked Deck', 'medium', '2026-07-16', lit('cards', 2, 'ice', 'band', 'cinzel')),
  roulette('Parlour Roulette', 'low', '2021-01-21', lit('roulette', 0, 'violet', 'poster', 'uncial')),
  mines('Nine Lives', 'low', '2024-11-16', lit('mines', 1, 'sand', 'ribbon', 'cinzel')),
])
