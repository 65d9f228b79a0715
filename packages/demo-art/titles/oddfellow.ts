import { cascades, games, pickBonus, poster, slot } from './record.ts'

export const oddfellow = games('ODDFELLOW', [
  cascades(
    'Carnival Nine',
    'medium',
    '2021-01-25',
    poster('mask', 0, 'violet', 'block', 'fascinate'),
  ),
  pickBonus('Harlequin House', 'high', '2026-04-10', poster('mask', 1, 'ochre', 'side', 'ultra')),
  slot('Luna', 'high', '2023-11-26', poster('moth', 1, 'night', 'block', 'monoton')),
  pickBonus(
    'Seventh Heaven',
    'medium',
    '2026-10-20',
    poster('seven', 1, 'jade', 'centre', 'yeseva'),
  ),
  slot('Toadstool Tango', 'low', '2022-01-29', poster('mushroom', 0, 'olive', 'foot', 'fascinate')),
  slot('Forest Floor', 'medium', '2025-11-27', poster('mushroom', 1, 'jade', 'head', 'shrikhand')),
  pickBonus('Oracle', 'low', '2021-11-08', poster('eye', 0, 'bubble', 'framed', 'limelight')),
  slot('Blink Twice', 'low', '2021-02-13', poster('eye', 1, 'persimmon', 'band', 'fascinate')),
  cascades('Summer Slice', 'high', '2021-01-30', poster('fruit', 1, 'moss', 'arc', 'yeseva')),
  slot('Queen’s Quarters', 'medium', '2020-06-25', poster('beehive', 1, 'ink', 'block', 'ultra')),
  slot('Reed Racer', 'low', '2026-05-09', poster('dragonfly', 1, 'mint', 'blockhead', 'fascinate')),
  slot('Hundred Eyes', 'low', '2026-10-22', poster('peacock', 0, 'cobalt', 'side', 'shrikhand')),
  slot('Blue Fan', 'high', '2022-07-24', poster('peacock', 1, 'cobalt', 'badge', 'abril')),
  slot('Samovar Steam', 'low', '2021-02-07', poster('samovar', 1, 'rose', 'foot', 'limelight')),
  slot('Three Card Sonata', 'medium', '2024-07-26', poster('cards', 0, 'ice', 'strip', 'yeseva')),
  slot('Hearts Aflame', 'low', '2021-08-29', poster('bigsuit', 1, 'blood', 'centre', 'ultra')),
])
