import { crash, games, lit, mines, slot } from './record.ts'

export const tallOrder = games('TALL_ORDER', [
  slot('Eye of Emberwyrm', 'low', '2023-05-10', lit('dragon', 1, 'ember', 'ribbon', 'anton')),
  slot(
    'Slow Fire',
    'high',
    '2026-03-30',
    lit('dragon', 0, 'lagoon', 'top', 'alfa', { zoom: 1.08 }),
  ),
  slot('Mount Mercy', 'high', '2022-05-16', lit('volcano', 0, 'dusk', 'band', 'dela')),
  slot(
    'Basalt Heart',
    'medium',
    '2020-03-14',
    lit('volcano', 1, 'blood', 'extrude', 'rye', { flip: true }),
  ),
  slot('Radiant Gems', 'low', '2023-12-15', lit('gem', 1, 'cobalt', 'disc', 'black-ops')),
  slot(
    'Forty Facets',
    'medium',
    '2024-01-03',
    lit('gem', 0, 'violet', 'slant', 'ultra', { zoom: 1.08 }),
  ),
  slot('Dust & Diamonds', 'low', '2020-07-04', lit('cactus', 0, 'citrus', 'poster', 'ultra')),
  slot(
    'Prickly Fortune',
    'high',
    '2022-07-15',
    lit('cactus', 1, 'rose', 'plate', 'anton', { flip: true }),
  ),
  slot('Pack Moon', 'low', '2023-09-07', lit('wolf', 0, 'ice', 'side', 'bowlby')),
  slot(
    'Grey Shepherd',
    'low',
    '2023-06-12',
    lit('wolf', 1, 'ink', 'slant', 'dela', { flip: true }),
  ),
  slot('Night Mail West', 'high', '2023-11-14', lit('train', 0, 'violet', 'arch', 'anton')),
  slot(
    'Sunset Freight',
    'medium',
    '2026-01-21',
    lit('train', 1, 'rose', 'extrude', 'black-ops', { flip: true }),
  ),
  slot('Bones', 'medium', '2026-10-05', lit('dice', 0, 'plum', 'ribbon', 'dela')),
  slot('Stack House', 'medium', '2023-04-04', lit('chips', 1, 'orchid', 'arch', 'rye')),
  crash('Afterburn', 'medium', '2022-06-19', lit('crash', 0, 'cocoa', 'slant', 'rye')),
  crash('Overheat', 'high', '2025-10-12', lit('volcano', 1, 'cocoa', 'arch', 'black-ops')),
  mines('Powder Keg', 'high', '2022-05-18', lit('mines', 0, 'felt', 'band', 'rye')),
])
