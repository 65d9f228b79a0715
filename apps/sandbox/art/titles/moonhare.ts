import { games, lit, mines, slot } from './record.ts'

export const moonhare = games('MOONHARE', [
  slot('Ring Saturn', 'low', '2025-09-09', lit('comet', 1, 'citrus', 'arch', 'chango')),
  slot('Perihelion', 'low', '2022-12-20', lit('comet', 1, 'dusk', 'extrude', 'alfa', { zoom: 1.08 })),
  slot('Lamp & Wing', 'high', '2021-05-15', lit('moth', 1, 'candy', 'ribbon', 'lilita')),
  slot('The Moon Collector', 'high', '2024-05-03', lit('moth', 1, 'sand', 'disc', 'righteous', { zoom: 1.08 })),
  slot('Sporeville', 'medium', '2024-11-28', lit('mushroom', 0, 'plum', 'poster', 'kaushan')),
  slot('The Damp Kingdom', 'high', '2023-11-16', lit('mushroom', 0, 'lagoon', 'caps', 'righteous', { flip: true })),
  slot('Vulpes', 'medium', '2026-09-15', lit('fox', 0, 'paper', 'side', 'chango')),
  slot('Fox at the Gate', 'medium', '2025-12-11', lit('fox', 0, 'mint', 'script', 'kaushan', { flip: true, zoom: 1.14 })),
  slot('The Wise Wager', 'low', '2024-02-09', lit('owl', 1, 'tide', 'band', 'alfa')),
  slot('Moon over Mill', 'medium', '2022-08-20', lit('owl', 1, 'steel', 'plate', 'righteous', { zoom: 1.08 })),
  slot('Peppermint Pier', 'low', '2021-05-08', lit('candy', 1, 'mint', 'slant', 'lilita')),
  slot('Glass Lagoon', 'low', '2024-06-10', lit('jelly', 0, 'cobalt', 'top', 'chango')),
  slot('Drift Bells', 'medium', '2026-10-31', lit('jelly', 0, 'violet', 'side', 'kaushan', { flip: true })),
  slot('Old Oak Oath', 'medium', '2026-04-30', lit('oak', 0, 'lacquer', 'ribbon', 'alfa')),
  slot('Root & Crown', 'high', '2023-11-11', lit('oak', 0, 'moss', 'poster', 'monoton', { flip: true })),
  slot('Half-Moon Wheel', 'low', '2024-03-12', lit('wheel', 0, 'blood', 'top', 'lilita')),
  mines('Tread Softly', 'low', '2025-01-09', lit('mines', 1, 'ember', 'rule', 'righteous')),
])
