import { games, mines, poster, slot } from './record.ts'

export const emberFlint = games('EMBER_FLINT', [
  slot('Two Faces', 'low', '2023-07-10', poster('mask', 1, 'bone', 'foot', 'anton')),
  slot('Iron Scale', 'high', '2024-01-09', poster('scales', 1, 'ink', 'blockhead', 'yeseva')),
  slot('Blood Orange', 'medium', '2021-12-27', poster('citrus', 1, 'clay', 'centre', 'abril')),
  slot('Lava Line', 'medium', '2024-07-31', poster('volcano', 0, 'persimmon', 'badge', 'ultra')),
  slot('Crater Club', 'low', '2026-03-19', poster('volcano', 1, 'rose', 'head', 'bowlby')),
  slot('Vine & Viper', 'medium', '2025-02-27', poster('snake', 1, 'sand', 'centre', 'alfa')),
  slot('Toro', 'low', '2024-08-01', poster('bull', 0, 'blood', 'strip', 'ultra')),
  slot('Red Rag', 'medium', '2025-07-18', poster('bull', 1, 'persimmon', 'framed', 'anton')),
  slot('Vain Glory', 'low', '2025-01-27', poster('peacock', 1, 'jade', 'block', 'alfa')),
  slot('Tea at Midnight', 'high', '2025-07-30', poster('samovar', 0, 'teal', 'side', 'abril')),
  slot('The Copper Guest', 'low', '2021-10-07', poster('samovar', 1, 'ochre', 'arc', 'anton')),
  slot('Fold or Fire', 'high', '2026-11-01', poster('cards', 1, 'night', 'framed', 'bowlby')),
  slot('Cloud Nine', 'high', '2021-07-03', poster('numeral', 1, 'cobalt', 'foot', 'yeseva')),
  mines('Ember Grid', 'medium', '2023-09-06', poster('mines', 0, 'clay', 'blockhead', 'ultra')),
])
