import { games, poster, slot } from './record.ts'

export const oddfellow = games('ODDFELLOW', [
  slot('Carnival Nine', 'medium', '2021-01-25', poster('mask', 0, 'blood', 'blockhead', 'fascinate')),
  slot('Harlequin House', 'high', '2026-04-10', poster('mask', 0, 'storm', 'band', 'abril')),
  slot('Luna', 'high', '2023-11-26', poster('moth', 1, 'ice', 'foot', 'yeseva')),
  slot('Seventh Heaven', 'medium', '2026-10-20', poster('seven', 1, 'bubble', 'centre', 'shrikhand')),
  slot('Toadstool Tango', 'low', '2022-01-29', poster('mushroom', 0, 'harbor', 'side', 'ultra')),
  slot('Forest Floor', 'medium', '2025-11-27', poster('mushroom', 0, 'mint', 'arc', 'fascinate')),
  slot('Oracle', 'low', '2021-11-08', poster('eye', 0, 'ink', 'block', 'limelight')),
  slot('Blink Twice', 'low', '2021-02-13', poster('eye', 0, 'violet', 'strip', 'ultra')),
  slot('Summer Slice', 'high', '2021-01-30', poster('fruit', 1, 'olive', 'head', 'yeseva')),
  slot('Three Card Sonata', 'medium', '2024-07-26', poster('cards', 0, 'rose', 'framed', 'fascinate')),
  slot('Hearts Aflame', 'low', '2021-08-29', poster('bigsuit', 1, 'ochre', 'blockhead', 'limelight')),
])
