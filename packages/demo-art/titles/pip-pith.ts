import { crash, games, lit, slot } from './record.ts'

export const pipPith = games('PIP_PITH', [
  slot('Zest!', 'low', '2022-01-07', lit('citrus', 0, 'mint', 'arch', 'righteous')),
  slot(
    'Marmalade Hill',
    'medium',
    '2022-03-09',
    lit('citrus', 1, 'sand', 'plate', 'lilita', { flip: true }),
  ),
  slot(
    'Up, Up & Over',
    'low',
    '2021-07-09',
    lit('balloon', 0, 'candy', 'script', 'chango', { mood: 'print' }),
  ),
  slot(
    'The Wicker Fleet',
    'low',
    '2022-12-18',
    lit('balloon', 1, 'citrus', 'band', 'bowlby', { mood: 'print', flip: true }),
  ),
  slot('Moon Squid', 'high', '2023-08-10', lit('kraken', 1, 'plum', 'poster', 'playball')),
  slot(
    'Harbour Toll',
    'low',
    '2022-09-17',
    lit('kraken', 0, 'dusk', 'top', 'shrikhand', { mood: 'print' }),
  ),
  slot('Cherry Penny', 'high', '2025-06-01', lit('sevens', 1, 'felt', 'extrude', 'lilita')),
  slot('Triple Tilt', 'high', '2022-01-09', lit('sevens', 0, 'blood', 'side', 'chango')),
  slot(
    'Sugar Parade',
    'medium',
    '2025-07-15',
    lit('candy', 0, 'orchid', 'disc', 'shrikhand', { mood: 'print' }),
  ),
  slot(
    'Confectioner’s Row',
    'high',
    '2025-12-25',
    lit('candy', 1, 'candy', 'slant', 'righteous', { flip: true }),
  ),
  slot(
    'Sunday Draw',
    'medium',
    '2023-08-16',
    lit('keno', 0, 'steel', 'plate', 'righteous', { mood: 'print' }),
  ),
  slot('Pin Alley', 'medium', '2020-07-31', lit('plinko', 1, 'lagoon', 'extrude', 'bowlby')),
  crash(
    'Thin Air',
    'medium',
    '2020-12-30',
    lit('balloon', 1, 'mint', 'top', 'playball', { mood: 'print' }),
  ),
])
