import { games, lit, mines, slot } from './record.ts'

export const moonhare = games('MOONHARE', [
  slot('Ring Saturn', 'low', '2025-09-09', lit('comet', 1, 'citrus', 'arch', 'chango')),
  slot('Perihelion', 'low', '2022-12-20', lit('comet', 1, 'blood', 'poster', 'righteous', { zoom: 1.08 })),
  slot('Lamp & Wing', 'high', '2021-05-15', lit('moth', 1, 'candy', 'ribbon', 'lilita')),
  slot('The Moon Collector', 'high', '2024-05-03', lit('moth', 1, 'orchid', 'plate', 'alfa', { zoom: 1.08 })),
  slot('Sporeville', 'medium', '2024-11-28', lit('mushroom', 0, 'moss', 'top', 'kaushan')),
  slot('The Damp Kingdom', 'high', '2023-11-16', lit('mushroom', 0, 'cobalt', 'script', 'lilita', { flip: true })),
  slot('Vulpes', 'medium', '2026-09-15', lit('fox', 0, 'lacquer', 'slant', 'monoton')),
  slot('Fox at the Gate', 'medium', '2025-12-11', lit('fox', 0, 'cocoa', 'band', 'alfa', { flip: true, zoom: 1.14 })),
  slot('The Wise Wager', 'low', '2024-02-09', lit('owl', 1, 'steel', 'side', 'kaushan')),
  slot('Moon over Mill', 'medium', '2022-08-20', lit('owl', 1, 'plum', 'caps', 'righteous', { zoom: 1.08 })),
  slot('Peppermint Pier', 'low', '2021-05-08', lit('candy', 1, 'candy', 'extrude', 'chango')),
  slot('Glass Lagoon', 'low', '2024-06-10', lit('jelly', 0, 'lagoon', 'poster', 'monoton')),
  slot('Drift Bells', 'medium', '2026-10-31', lit('jelly', 0, 'cobalt', 'disc', 'chango', { flip: true })),
  slot('Half-Moon Wheel', 'low', '2024-03-12', lit('wheel', 0, 'ember', 'script', 'kaushan')),
  mines('Tread Softly', 'low', '2025-01-09', lit('mines', 1, 'tide', 'rule', 'righteous')),
])
