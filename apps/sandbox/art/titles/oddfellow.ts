import { games, poster, slot } from './record.ts'

export const oddfellow = games('ODDFELLOW', [
  slot('Carnival Nine', 'medium', '2021-01-25', poster('mask', 0, 'persimmon', 'head', 'fascinate')),
  slot('Harlequin House', 'high', '2026-04-10', poster('mask', 0, 'bubble', 'side', 'ultra')),
  slot('Luna', 'high', '2023-11-26', poster('moth', 1, 'ink', 'centre', 'yeseva')),
  slot('Seventh Heaven', 'medium', '2026-10-20', poster('seven', 1, 'teal', 'blockhead', 'fascinate')),
  slot('Toadstool Tango', 'low', '2022-01-29', poster('mushroom', 0, 'violet', 'framed', 'abril')),
  slot('Forest Floor', 'medium', '2025-11-27', poster('mushroom', 0, 'moss', 'arc', 'limelight')),
  slot('Oracle', 'low', '2021-11-08', poster('eye', 0, 'night', 'badge', 'shrikhand')),
  slot('Blink Twice', 'low', '2021-02-13', poster('eye', 0, 'sky', 'strip', 'fascinate')),
  slot('Summer Slice', 'high', '2021-01-30', poster('fruit', 1, 'jade', 'block', 'limelight')),
  slot('Queen’s Quarters', 'medium', '2020-06-25', poster('beehive', 1, 'bone', 'foot', 'ultra')),
  slot('Reed Racer', 'low', '2026-05-09', poster('dragonfly', 1, 'olive', 'band', 'ultra')),
  slot('Hundred Eyes', 'low', '2026-10-22', poster('peacock', 0, 'plum', 'blockhead', 'yeseva')),
  slot('Blue Fan', 'high', '2022-07-24', poster('peacock', 0, 'cobalt', 'badge', 'abril')),
  slot('Samovar Steam', 'low', '2021-02-07', poster('samovar', 1, 'clay', 'centre', 'shrikhand')),
  slot('Three Card Sonata', 'medium', '2024-07-26', poster('cards', 0, 'harbor', 'side', 'limelight')),
  slot('Hearts Aflame', 'low', '2021-08-29', poster('bigsuit', 1, 'rose', 'framed', 'fascinate')),
])
