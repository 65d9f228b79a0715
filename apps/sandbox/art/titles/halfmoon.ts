import { crash, games, poster, slot } from './record.ts'

export const halfmoon = games('HALFMOON', [
  slot('Comet Club', 'low', '2024-12-29', poster('comet', 0, 'plum', 'head', 'syne')),
  slot('Tail of Fire', 'medium', '2020-11-19', poster('comet', 0, 'violet', 'strip', 'archivo')),
  slot('Madame Moth', 'low', '2022-01-03', poster('moth', 0, 'bubble', 'band', 'unica')),
  slot('Wing Theory', 'medium', '2023-05-08', poster('moth', 0, 'sand', 'centre', 'righteous')),
  slot('Racing Reds', 'medium', '2023-02-21', poster('balloon', 1, 'olive', 'foot', 'monoton')),
  slot('Polka', 'high', '2026-04-21', poster('modules', 1, 'ice', 'block', 'syne')),
  slot('Midnight Mouser', 'low', '2026-04-08', poster('cat', 1, 'blood', 'side', 'archivo')),
  slot('Mycelia', 'medium', '2025-05-15', poster('mushroom', 1, 'sky', 'blockhead', 'monoton')),
  slot('Lift Off', 'medium', '2022-07-28', poster('rocket', 1, 'bone', 'framed', 'unica')),
  crash('Night Flight', 'medium', '2023-01-21', poster('comet', 1, 'mint', 'block', 'monoton')),
  crash('Zero Gravity', 'low', '2026-02-07', poster('rocket', 1, 'storm', 'strip', 'syne')),
])
