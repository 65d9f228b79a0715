import { crash, games, lit, mines, roulette, slot } from './record.ts'

export const oldBrass = games('OLD_BRASS', [
  slot('Emperor Koi', 'medium', '2023-03-28', lit('koi', 1, 'lacquer', 'plate', 'bowlby', { mood: 'print' })),
  slot('Pond of Lanterns', 'medium', '2023-10-31', lit('koi', 1, 'ink', 'side', 'alfa', { mood: 'print', zoom: 1.08 })),
  slot('Seven Street', 'medium', '2025-12-23', lit('sevens', 0, 'paper', 'rule', 'graduate')),
  slot('Lucky Arcade', 'low', '2022-01-11', lit('sevens', 0, 'cocoa', 'slant', 'rye', { flip: true })),
  slot('High Noon Nell', 'medium', '2022-12-01', lit('cactus', 1, 'rose', 'band', 'lilita')),
  slot('Saguaro Sundown', 'medium', '2021-12-30', lit('cactus', 1, 'violet', 'caps', 'graduate')),
  slot('Dealer’s Ransom', 'low', '2025-11-25', lit('cards', 0, 'citrus', 'extrude', 'ultra')),
  slot('Wheel of Wages', 'low', '2023-11-30', lit('wheel', 1, 'felt', 'top', 'bowlby', { mood: 'print' })),
  slot('Chip Cathedral', 'low', '2026-04-14', lit('chips', 0, 'sand', 'poster', 'shrikhand')),
  slot('Marble Exchange', 'high', '2022-08-25', lit('keno', 1, 'moss', 'band', 'ultra')),
  roulette('Brass Rail Roulette', 'low', '2021-01-31', lit('roulette', 1, 'blood', 'rule', 'graduate')),
  crash('Barnstormer', 'medium', '2022-06-09', lit('crash', 1, 'plum', 'slant', 'lilita', { mood: 'print' })),
  mines('Safe Cracker', 'medium', '2026-09-30', lit('mines', 1, 'lacquer', 'top', 'shrikhand')),
])
