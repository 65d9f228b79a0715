import { crash, games, lit, mines, roulette, slot } from './record.ts'

export const oldBrass = games('OLD_BRASS', [
  slot('Emperor Koi', 'medium', '2023-03-28', lit('koi', 1, 'lacquer', 'plate', 'bowlby', { mood: 'print' })),
  slot('Pond of Lanterns', 'medium', '2023-10-31', lit('koi', 1, 'ink', 'script', 'lilita', { mood: 'print', zoom: 1.08 })),
  slot('Seven Street', 'medium', '2025-12-23', lit('sevens', 0, 'paper', 'rule', 'graduate', { mood: 'print' })),
  slot('Lucky Arcade', 'low', '2022-01-11', lit('sevens', 0, 'blood', 'ribbon', 'shrikhand', { flip: true })),
  slot('High Noon Nell', 'medium', '2022-12-01', lit('cactus', 1, 'sand', 'extrude', 'rye')),
  slot('Saguaro Sundown', 'medium', '2021-12-30', lit('cactus', 1, 'cocoa', 'slant', 'alfa')),
  slot('Wayfinder’s Wager', 'low', '2022-12-04', lit('compass', 1, 'citrus', 'top', 'ultra')),
  slot('The Brass Needle', 'medium', '2026-10-17', lit('compass', 1, 'cocoa', 'caps', 'graduate')),
  slot('Copper Line', 'high', '2026-10-23', lit('train', 1, 'ember', 'band', 'lilita')),
  slot('Gold Coast Limited', 'high', '2022-11-24', lit('train', 1, 'dusk', 'poster', 'bowlby', { mood: 'print' })),
  slot('Harbour Chain', 'high', '2026-10-28', lit('anchor', 1, 'lagoon', 'side', 'alfa')),
  slot('Rust & Rope', 'low', '2023-03-19', lit('anchor', 1, 'tide', 'script', 'shrikhand', { mood: 'print' })),
  slot('Dealer’s Ransom', 'low', '2025-11-25', lit('cards', 0, 'rose', 'plate', 'ultra', { mood: 'print' })),
  slot('Wheel of Wages', 'low', '2023-11-30', lit('wheel', 1, 'plum', 'disc', 'graduate', { mood: 'print' })),
  slot('Chip Cathedral', 'low', '2026-04-14', lit('chips', 0, 'felt', 'band', 'shrikhand', { mood: 'print' })),
  slot('Marble Exchange', 'high', '2022-08-25', lit('keno', 1, 'cobalt', 'disc', 'alfa')),
  roulette('Brass Rail Roulette', 'low', '2021-01-31', lit('roulette', 1, 'ink', 'rule', 'graduate')),
  crash('Barnstormer', 'medium', '2022-06-09', lit('crash', 1, 'orchid', 'poster', 'lilita')),
  mines('Safe Cracker', 'medium', '2026-09-30', lit('mines', 1, 'steel', 'ribbon', 'graduate')),
])
