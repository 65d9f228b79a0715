import { games, lit, slot } from './record.ts'

export const grimwater = games('GRIMWATER', [
  slot('Harbour Last', 'high', '2023-02-14', lit('lighthouse', 1, 'tide', 'band', 'pirata')),
  slot('Fog Signal', 'medium', '2026-10-08', lit('lighthouse', 1, 'ember', 'disc', 'lilita')),
  slot('Under the Scale', 'medium', '2026-11-10', lit('dragon', 0, 'violet', 'arch', 'uncial')),
  slot('The Hoard Wakes', 'low', '2020-11-25', lit('dragon', 0, 'lacquer', 'top', 'metamorphous', { flip: true, zoom: 1.14 })),
  slot('Ring of Toadstools', 'medium', '2026-08-26', lit('mushroom', 1, 'plum', 'slant', 'bowlby')),
  slot('Glowcap', 'high', '2025-01-24', lit('mushroom', 1, 'rose', 'poster', 'metamorphous')),
  slot('Low Tide Legend', 'medium', '2022-08-13', lit('kraken', 0, 'steel', 'side', 'pirata')),
  slot('Eight Arms Down', 'low', '2024-05-25', lit('kraken', 0, 'dusk', 'plate', 'limelight', { flip: true })),
  slot('Ghost Torii', 'medium', '2022-09-29', lit('gate', 1, 'ice', 'extrude', 'lilita')),
  slot('The Eleventh Shrine', 'medium', '2024-11-22', lit('gate', 1, 'mint', 'script', 'uncial')),
  slot('The Poisoner’s Toast', 'medium', '2026-09-19', lit('goblet', 1, 'blood', 'rule', 'limelight')),
  slot('Grail Country', 'medium', '2020-03-06', lit('goblet', 1, 'ink', 'caps', 'metamorphous', { zoom: 1.08 })),
])
