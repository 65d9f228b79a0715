import { crash, games, poster, slot } from './record.ts'

export const halfmoon = games('HALFMOON', [
  slot('Comet Club', 'low', '2024-12-29', poster('comet', 0, 'ochre', 'block', 'archivo')),
  slot('Tail of Fire', 'medium', '2020-11-19', poster('comet', 0, 'cobalt', 'strip', 'syne')),
  slot('Madame Moth', 'low', '2022-01-03', poster('moth', 0, 'violet', 'arc', 'archivo')),
  slot('Wing Theory', 'medium', '2023-05-08', poster('moth', 0, 'olive', 'foot', 'syne')),
  slot('Racing Reds', 'medium', '2023-02-21', poster('balloon', 1, 'plum', 'band', 'unica')),
  slot('Polka', 'high', '2026-04-21', poster('modules', 1, 'night', 'badge', 'righteous')),
  slot('Midnight Mouser', 'low', '2026-04-08', poster('cat', 1, 'storm', 'blockhead', 'archivo')),
  slot('Mycelia', 'medium', '2025-05-15', poster('mushroom', 1, 'jade', 'head', 'unica')),
  slot('Lift Off', 'medium', '2022-07-28', poster('rocket', 1, 'harbor', 'centre', 'syne')),
  slot('Thousand Cranes', 'high', '2020-10-05', poster('crane', 0, 'blood', 'framed', 'unica')),
  slot('Reed & River', 'medium', '2026-07-01', poster('crane', 0, 'plum', 'block', 'monoton')),
  slot('High Kite', 'high', '2023-02-21', poster('kite', 0, 'ice', 'side', 'syne')),
  slot('Paper Tail', 'low', '2026-10-04', poster('kite', 0, 'sand', 'arc', 'righteous')),
  slot('Hill of Bells', 'low', '2024-09-17', poster('pagoda', 1, 'bone', 'blockhead', 'monoton')),
  crash('Night Flight', 'medium', '2023-01-21', poster('comet', 1, 'clay', 'centre', 'unica')),
  crash('Zero Gravity', 'low', '2026-02-07', poster('rocket', 1, 'rose', 'head', 'righteous')),
])
