import { crash, games, lit, mines, slot } from './record.ts'

export const tallOrder = games('TALL_ORDER', [
  slot('Eye of Emberwyrm', 'low', '2023-05-10', lit('dragon', 1, 'moss', 'plate', 'dela')),
  slot('Slow Fire', 'high', '2026-03-30', lit('dragon', 1, 'tide', 'slant', 'black-ops', { zoom: 1.08 })),
  slot('Mount Mercy', 'high', '2022-05-16', lit('volcano', 0, 'rose', 'disc', 'ultra')),
  slot('Basalt Heart', 'medium', '2020-03-14', lit('volcano', 0, 'plum', 'band', 'rye', { flip: true })),
  slot('Radiant Gems', 'low', '2023-12-15', lit('gem', 1, 'cobalt', 'extrude', 'anton')),
  slot('Forty Facets', 'medium', '2024-01-03', lit('gem', 1, 'ember', 'arch', 'bowlby', { zoom: 1.08 })),
  slot('Dust & Diamonds', 'low', '2020-07-04', lit('cactus', 0, 'citrus', 'poster', 'ultra')),
  slot('Prickly Fortune', 'high', '2022-07-15', lit('cactus', 0, 'sand', 'top', 'alfa', { flip: true })),
  slot('Bones', 'medium', '2026-10-05', lit('dice', 0, 'ink', 'ribbon', 'black-ops')),
  slot('Stack House', 'medium', '2023-04-04', lit('chips', 1, 'mint', 'extrude', 'dela')),
  crash('Afterburn', 'medium', '2022-06-19', lit('crash', 0, 'orchid', 'ribbon', 'rye')),
  crash('Overheat', 'high', '2025-10-12', lit('volcano', 1, 'cocoa', 'side', 'black-ops', { flip: true })),
  mines('Powder Keg', 'high', '2022-05-18', lit('mines', 0, 'steel', 'side', 'bowlby', { flip: true })),
])
