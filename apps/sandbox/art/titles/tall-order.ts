import { crash, games, lit, mines, slot } from './record.ts'

export const tallOrder = games('TALL_ORDER', [
  slot('Eye of Emberwyrm', 'low', '2023-05-10', lit('dragon', 1, 'ember', 'ribbon', 'anton')),
  slot('Slow Fire', 'high', '2026-03-30', lit('dragon', 1, 'lagoon', 'slant', 'dela', { zoom: 1.08 })),
  slot('Mount Mercy', 'high', '2022-05-16', lit('volcano', 0, 'dusk', 'side', 'black-ops')),
  slot('Basalt Heart', 'medium', '2020-03-14', lit('volcano', 0, 'plum', 'band', 'rye', { flip: true })),
  slot('Radiant Gems', 'low', '2023-12-15', lit('gem', 1, 'orchid', 'arch', 'alfa')),
  slot('Forty Facets', 'medium', '2024-01-03', lit('gem', 1, 'blood', 'extrude', 'ultra', { zoom: 1.08 })),
  slot('Dust & Diamonds', 'low', '2020-07-04', lit('cactus', 0, 'citrus', 'poster', 'ultra')),
  slot('Prickly Fortune', 'high', '2022-07-15', lit('cactus', 0, 'rose', 'plate', 'anton', { flip: true })),
  slot('Pack Moon', 'low', '2023-09-07', lit('wolf', 0, 'steel', 'disc', 'dela')),
  slot('Grey Shepherd', 'low', '2023-06-12', lit('wolf', 0, 'ink', 'top', 'bowlby', { flip: true })),
  slot('Night Mail West', 'high', '2023-11-14', lit('train', 0, 'lacquer', 'extrude', 'black-ops')),
  slot('Sunset Freight', 'medium', '2026-01-21', lit('train', 0, 'rose', 'arch', 'anton', { flip: true })),
  slot('Bones', 'medium', '2026-10-05', lit('dice', 0, 'felt', 'poster', 'alfa')),
  slot('Stack House', 'medium', '2023-04-04', lit('chips', 1, 'cocoa', 'arch', 'black-ops')),
  crash('Afterburn', 'medium', '2022-06-19', lit('crash', 0, 'ice', 'plate', 'rye')),
  crash('Overheat', 'high', '2025-10-12', lit('volcano', 1, 'cocoa', 'plate', 'dela')),
  mines('Powder Keg', 'high', '2022-05-18', lit('mines', 0, 'lagoon', 'top', 'rye')),
])
