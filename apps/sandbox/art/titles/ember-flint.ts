import { games, mines, poster, slot } from './record.ts'

export const emberFlint = games('EMBER_FLINT', [
  slot('Two Faces', 'low', '2023-07-10', poster('mask', 1, 'olive', 'badge', 'anton')),
  slot('Iron Scale', 'high', '2024-01-09', poster('scales', 1, 'ink', 'band', 'yeseva')),
  slot('Blood Orange', 'medium', '2021-12-27', poster('citrus', 1, 'clay', 'block', 'bowlby')),
  slot('Lava Line', 'medium', '2024-07-31', poster('volcano', 0, 'persimmon', 'framed', 'ultra')),
  slot('Crater Club', 'low', '2026-03-19', poster('volcano', 0, 'harbor', 'strip', 'abril')),
  slot('Vine & Viper', 'medium', '2025-02-27', poster('snake', 1, 'sand', 'blockhead', 'alfa')),
  slot('Toro', 'low', '2024-08-01', poster('bull', 0, 'blood', 'head', 'ultra')),
  slot('Red Rag', 'medium', '2025-07-18', poster('bull', 0, 'persimmon', 'foot', 'bowlby')),
  slot('Vain Glory', 'low', '2025-01-27', poster('peacock', 1, 'bone', 'centre', 'anton')),
  slot('Tea at Midnight', 'high', '2025-07-30', poster('samovar', 0, 'teal', 'foot', 'yeseva')),
  slot('The Copper Guest', 'low', '2021-10-07', poster('samovar', 0, 'ochre', 'strip', 'alfa')),
  slot('Fold or Fire', 'high', '2026-11-01', poster('cards', 1, 'mint', 'head', 'abril')),
  slot('Cloud Nine', 'high', '2021-07-03', poster('numeral', 1, 'cobalt', 'side', 'yeseva')),
  mines('Ember Grid', 'medium', '2023-09-06', poster('mines', 0, 'clay', 'blockhead', 'ultra')),
])
