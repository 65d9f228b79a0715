import { crash, games, lit, mines, roulette, slot } from './record.ts'

export const oldBrass = games('OLD_BRASS', [
  slot('Emperor Koi', 'medium', '2023-03-28', lit('koi', 1, 'lacquer', 'plate', 'bowlby')),
  slot(
    'Pond of Lanterns',
    'medium',
    '2023-10-31',
    lit('koi', 0, 'lagoon', 'slant', 'shrikhand', { zoom: 1.08 }),
  ),
  slot(
    'Seven Street',
    'medium',
    '2025-12-23',
    lit('sevens', 0, 'paper', 'rule', 'graduate', { mood: 'print' }),
  ),
  slot('Lucky Arcade', 'low', '2022-01-11', lit('sevens', 1, 'ink', 'top', 'rye', { flip: true })),
  slot('High Noon Nell', 'medium', '2022-12-01', lit('cactus', 1, 'cocoa', 'script', 'shrikhand')),
  slot('Saguaro Sundown', 'medium', '2021-12-30', lit('cactus', 0, 'sand', 'extrude', 'alfa')),
  slot('Wayfinder’s Wager', 'low', '2022-12-04', lit('compass', 1, 'steel', 'band', 'ultra')),
  slot('The Brass Needle', 'medium', '2026-10-17', lit('compass', 0, 'ink', 'caps', 'graduate')),
  slot('Copper Line', 'high', '2026-10-23', lit('train', 1, 'ember', 'ribbon', 'bowlby')),
  slot(
    'Gold Coast Limited',
    'high',
    '2022-11-24',
    lit('train', 0, 'dusk', 'side', 'lilita', { mood: 'print' }),
  ),
  slot(
    'Harbour Chain',
    'high',
    '2026-10-28',
    lit('anchor', 1, 'cobalt', 'poster', 'rye', { mood: 'print' }),
  ),
  slot(
    'Rust & Rope',
    'low',
    '2023-03-19',
    lit('anchor', 0, 'blood', 'ribbon', 'shrikhand', { mood: 'print' }),
  ),
  slot('Dealer’s Ransom', 'low', '2025-11-25', lit('cards', 0, 'felt', 'side', 'rye')),
  slot(
    'Wheel of Wages',
    'low',
    '2023-11-30',
    lit('wheel', 1, 'moss', 'disc', 'alfa', { mood: 'print' }),
  ),
  slot('Chip Cathedral', 'low', '2026-04-14', lit('chips', 0, 'mint', 'poster', 'graduate')),
  slot('Marble Exchange', 'high', '2022-08-25', lit('keno', 1, 'ice', 'band', 'lilita')),
  roulette(
    'Brass Rail Roulette',
    'low',
    '2021-01-31',
    lit('roulette', 1, 'plum', 'top', 'graduate'),
  ),
  crash(
    'Barnstormer',
    'medium',
    '2022-06-09',
    lit('crash', 1, 'lacquer', 'poster', 'lilita', { mood: 'print' }),
  ),
  mines('Safe Cracker', 'medium', '2026-09-30', lit('mines', 1, 'rose', 'plate', 'lilita')),
])
