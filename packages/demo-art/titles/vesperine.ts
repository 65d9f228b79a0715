import { games, mines, poster, roulette, slot } from './record.ts'

export const vesperine = games('VESPERINE', [
  slot('Giza Nights', 'medium', '2026-08-05', poster('pyramid', 1, 'ice', 'foot', 'league')),
  slot('Night on Fifth', 'low', '2024-06-10', poster('city', 0, 'plum', 'badge', 'playball')),
  slot('Skyline Jack', 'medium', '2025-06-05', poster('city', 1, 'bubble', 'block', 'league')),
  slot('Lantern Drift', 'high', '2026-04-23', poster('jelly', 1, 'sand', 'band', 'limelight')),
  slot('Third Eye', 'high', '2025-10-11', poster('eye', 1, 'storm', 'blockhead', 'unica')),
  slot('Cut Clean', 'high', '2025-03-16', poster('gem', 1, 'bone', 'side', 'playball')),
  slot('Island Hours', 'low', '2025-12-11', poster('palm', 1, 'sky', 'head', 'abril')),
  slot('Last Tram', 'medium', '2021-08-12', poster('tram', 1, 'night', 'centre', 'poiret')),
  slot(
    'Dragonfly Inn',
    'medium',
    '2020-09-14',
    poster('dragonfly', 0, 'olive', 'framed', 'playball'),
  ),
  slot('Gauze', 'low', '2022-11-18', poster('dragonfly', 1, 'rose', 'strip', 'limelight')),
  slot('Black Feather', 'medium', '2025-01-19', poster('raven', 1, 'blood', 'arc', 'unica')),
  slot('Harp & Harbour', 'medium', '2026-09-26', poster('harp', 0, 'violet', 'badge', 'poiret')),
  slot('Bard’s Bounty', 'medium', '2026-10-16', poster('harp', 1, 'harbor', 'centre', 'league')),
  roulette('La Partage', 'low', '2021-08-01', poster('layout', 0, 'teal', 'head', 'poiret')),
  mines('Hidden Facets', 'low', '2021-01-30', poster('gem', 0, 'persimmon', 'arc', 'limelight')),
])
