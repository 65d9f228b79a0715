import { crash, games, lit, slot } from './record.ts'

export const pipPith = games('PIP_PITH', [
  slot('Zest!', 'low', '2022-01-07', lit('citrus', 0, 'mint', 'band', 'playball', { mood: 'print' })),
  slot('Marmalade Hill', 'medium', '2022-03-09', lit('citrus', 0, 'sand', 'script', 'chango', { flip: true })),
  slot('Up, Up & Over', 'low', '2021-07-09', lit('balloon', 0, 'ice', 'poster', 'bowlby', { mood: 'print' })),
  slot('The Wicker Fleet', 'low', '2022-12-18', lit('balloon', 0, 'lagoon', 'rule', 'righteous', { flip: true })),
  slot('Moon Squid', 'high', '2023-08-10', lit('kraken', 1, 'tide', 'ribbon', 'shrikhand')),
  slot('Harbour Toll', 'low', '2022-09-17', lit('kraken', 1, 'violet', 'arch', 'lilita')),
  slot('Cherry Penny', 'high', '2025-06-01', lit('sevens', 1, 'orchid', 'extrude', 'shrikhand')),
  slot('Triple Tilt', 'high', '2022-01-09', lit('sevens', 1, 'candy', 'side', 'chango')),
  slot('Sugar Parade', 'medium', '2025-07-15', lit('candy', 0, 'rose', 'disc', 'righteous', { mood: 'print' })),
  slot('Confectioner’s Row', 'high', '2025-12-25', lit('candy', 0, 'plum', 'plate', 'lilita', { mood: 'print', flip: true })),
  slot('Sunday Draw', 'medium', '2023-08-16', lit('keno', 0, 'ink', 'disc', 'playball', { mood: 'print' })),
  slot('Pin Alley', 'medium', '2020-07-31', lit('plinko', 1, 'citrus', 'slant', 'chango')),
  crash('Thin Air', 'medium', '2020-12-30', lit('balloon', 1, 'dusk', 'top', 'lilita', { mood: 'print', flip: true })),
])
