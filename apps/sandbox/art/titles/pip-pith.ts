import { crash, games, lit, slot } from './record.ts'

export const pipPith = games('PIP_PITH', [
  slot('Zest!', 'low', '2022-01-07', lit('citrus', 0, 'mint', 'top', 'playball', { mood: 'print' })),
  slot('Marmalade Hill', 'medium', '2022-03-09', lit('citrus', 0, 'sand', 'side', 'righteous', { flip: true })),
  slot('Up, Up & Over', 'low', '2021-07-09', lit('balloon', 0, 'candy', 'script', 'chango')),
  slot('The Wicker Fleet', 'low', '2022-12-18', lit('balloon', 0, 'ice', 'slant', 'shrikhand', { flip: true })),
  slot('Moon Squid', 'high', '2023-08-10', lit('kraken', 1, 'steel', 'band', 'bowlby')),
  slot('Harbour Toll', 'low', '2022-09-17', lit('kraken', 1, 'violet', 'extrude', 'lilita', { mood: 'print' })),
  slot('Cherry Penny', 'high', '2025-06-01', lit('sevens', 1, 'felt', 'disc', 'lilita')),
  slot('Triple Tilt', 'high', '2022-01-09', lit('sevens', 1, 'plum', 'arch', 'bowlby')),
  slot('Sugar Parade', 'medium', '2025-07-15', lit('candy', 0, 'orchid', 'poster', 'shrikhand', { mood: 'print' })),
  slot('Confectioner’s Row', 'high', '2025-12-25', lit('candy', 0, 'ice', 'rule', 'righteous', { mood: 'print', flip: true })),
  slot('Sunday Draw', 'medium', '2023-08-16', lit('keno', 0, 'ember', 'poster', 'chango')),
  slot('Pin Alley', 'medium', '2020-07-31', lit('plinko', 1, 'moss', 'band', 'playball')),
  crash('Thin Air', 'medium', '2020-12-30', lit('balloon', 1, 'rose', 'ribbon', 'playball')),
])
