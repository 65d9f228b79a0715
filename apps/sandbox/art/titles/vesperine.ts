import { games, mines, poster, slot } from './record.ts'

export const vesperine = games('VESPERINE', [
  slot('Giza Nights', 'medium', '2026-08-05', poster('pyramid', 1, 'bubble', 'block', 'unica')),
  slot('Night on Fifth', 'low', '2024-06-10', poster('city', 0, 'jade', 'badge', 'playball')),
  slot('Skyline Jack', 'medium', '2025-06-05', poster('city', 0, 'ochre', 'side', 'poiret')),
  slot('Lantern Drift', 'high', '2026-04-23', poster('jelly', 1, 'storm', 'arc', 'league')),
  slot('Third Eye', 'high', '2025-10-11', poster('eye', 1, 'sand', 'head', 'playball')),
  slot('Cut Clean', 'high', '2025-03-16', poster('gem', 1, 'olive', 'foot', 'limelight')),
  slot('Island Hours', 'low', '2025-12-11', poster('palm', 1, 'violet', 'blockhead', 'poiret')),
  mines('Hidden Facets', 'low', '2021-01-30', poster('gem', 0, 'teal', 'strip', 'abril')),
])
