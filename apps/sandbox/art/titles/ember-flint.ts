import { games, mines, poster, slot } from './record.ts'

export const emberFlint = games('EMBER_FLINT', [
  slot('Two Faces', 'low', '2023-07-10', poster('mask', 1, 'persimmon', 'badge', 'anton')),
  slot('Iron Scale', 'high', '2024-01-09', poster('scales', 1, 'teal', 'blockhead', 'yeseva')),
  slot('Blood Orange', 'medium', '2021-12-27', poster('citrus', 1, 'night', 'framed', 'bowlby')),
  slot('Lava Line', 'medium', '2024-07-31', poster('volcano', 0, 'harbor', 'block', 'alfa')),
  slot('Crater Club', 'low', '2026-03-19', poster('volcano', 0, 'blood', 'arc', 'abril')),
  slot('Vine & Viper', 'medium', '2025-02-27', poster('snake', 1, 'clay', 'strip', 'bowlby')),
  slot('Toro', 'low', '2024-08-01', poster('bull', 0, 'sky', 'head', 'ultra')),
  slot('Red Rag', 'medium', '2025-07-18', poster('bull', 0, 'storm', 'foot', 'alfa')),
  slot('Fold or Fire', 'high', '2026-11-01', poster('cards', 1, 'bone', 'centre', 'yeseva')),
  slot('Cloud Nine', 'high', '2021-07-03', poster('numeral', 1, 'jade', 'side', 'abril')),
  mines('Ember Grid', 'medium', '2023-09-06', poster('mines', 0, 'olive', 'framed', 'ultra')),
])
