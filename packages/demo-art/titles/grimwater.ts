import {
  cascades,
  changingReels,
  clusters,
  games,
  holdAndWin,
  lit,
  pickBonus,
  slot,
} from './record.ts'

export const grimwater = games('GRIMWATER', [
  slot('Harbour Last', 'high', '2023-02-14', lit('lighthouse', 1, 'plum', 'rule', 'metamorphous')),
  slot('Fog Signal', 'medium', '2026-10-08', lit('lighthouse', 0, 'ember', 'disc', 'lilita')),
  slot('Under the Scale', 'medium', '2026-11-10', lit('dragon', 0, 'orchid', 'extrude', 'uncial')),
  holdAndWin(
    'The Hoard Wakes',
    'low',
    '2020-11-25',
    lit('dragon', 1, 'violet', 'poster', 'pirata', { flip: true, zoom: 1.14 }),
  ),
  clusters(
    'Ring of Toadstools',
    'medium',
    '2026-08-26',
    lit('mushroom', 1, 'moss', 'script', 'pirata'),
  ),
  slot('Glowcap', 'high', '2025-01-24', lit('mushroom', 0, 'violet', 'arch', 'bowlby')),
  slot('Low Tide Legend', 'medium', '2022-08-13', lit('kraken', 0, 'candy', 'caps', 'limelight')),
  slot(
    'Eight Arms Down',
    'low',
    '2024-05-25',
    lit('kraken', 1, 'tide', 'side', 'metamorphous', { flip: true }),
  ),
  slot('Ghost Torii', 'medium', '2022-09-29', lit('gate', 1, 'mint', 'slant', 'bowlby')),
  slot('The Eleventh Shrine', 'medium', '2024-11-22', lit('gate', 0, 'dusk', 'band', 'pirata')),
  pickBonus(
    'The Poisoner’s Toast',
    'medium',
    '2026-09-19',
    lit('goblet', 1, 'cocoa', 'script', 'uncial'),
  ),
  changingReels(
    'Grail Country',
    'medium',
    '2020-03-06',
    lit('goblet', 0, 'lacquer', 'top', 'lilita', { zoom: 1.08 }),
  ),
  slot('Polar Vault', 'high', '2023-04-14', lit('iceberg', 1, 'ice', 'plate', 'uncial')),
  cascades(
    'Drift Ice',
    'high',
    '2024-10-09',
    lit('iceberg', 0, 'cobalt', 'ribbon', 'metamorphous'),
  ),
  slot('Anchor & Ash', 'medium', '2023-06-15', lit('anchor', 0, 'steel', 'arch', 'lilita')),
  slot(
    'Storm Berth',
    'low',
    '2024-06-30',
    lit('anchor', 1, 'ink', 'top', 'bowlby', { flip: true }),
  ),
])
