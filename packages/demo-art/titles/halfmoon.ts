import { crash, games, poster, slot } from './record.ts'

export const halfmoon = games('HALFMOON', [
  slot('Comet Club', 'low', '2024-12-29', poster('comet', 0, 'night', 'side', 'archivo')),
  slot('Tail of Fire', 'medium', '2020-11-19', poster('comet', 1, 'mint', 'strip', 'syne')),
  slot('Madame Moth', 'low', '2022-01-03', poster('moth', 0, 'harbor', 'framed', 'unica')),
  slot('Wing Theory', 'medium', '2023-05-08', poster('moth', 1, 'ink', 'arc', 'archivo')),
  slot('Racing Reds', 'medium', '2023-02-21', poster('balloon', 1, 'violet', 'band', 'syne')),
  slot('Polka', 'high', '2026-04-21', poster('modules', 1, 'clay', 'block', 'syne')),
  slot('Midnight Mouser', 'low', '2026-04-08', poster('cat', 1, 'night', 'head', 'unica')),
  slot('Mycelia', 'medium', '2025-05-15', poster('mushroom', 1, 'persimmon', 'blockhead', 'syne')),
  slot('Lift Off', 'medium', '2022-07-28', poster('rocket', 1, 'ochre', 'foot', 'righteous')),
  slot('Thousand Cranes', 'high', '2020-10-05', poster('crane', 0, 'blood', 'foot', 'unica')),
  slot('Reed & River', 'medium', '2026-07-01', poster('crane', 1, 'teal', 'blockhead', 'archivo')),
  slot('High Kite', 'high', '2023-02-21', poster('kite', 0, 'plum', 'centre', 'righteous')),
  slot('Paper Tail', 'low', '2026-10-04', poster('kite', 1, 'storm', 'head', 'syne')),
  slot('Hill of Bells', 'low', '2024-09-17', poster('pagoda', 1, 'moss', 'badge', 'archivo')),
  crash('Night Flight', 'medium', '2023-01-21', poster('comet', 1, 'bubble', 'block', 'righteous')),
  crash('Zero Gravity', 'low', '2026-02-07', poster('rocket', 1, 'olive', 'band', 'unica')),
])
