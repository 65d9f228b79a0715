import { crash, games, lit, mines, slot } from './record.ts'

export const ninefold = games('NINEFOLD', [
  slot('Comet Mail', 'high', '2025-11-26', lit('comet', 0, 'dusk', 'top', 'limelight')),
  slot('The Long Return', 'medium', '2025-12-14', lit('comet', 0, 'rose', 'slant', 'audiowide', { flip: true, zoom: 1.14 })),
  slot('Midnight Pyramid', 'medium', '2026-04-04', lit('pyramid', 1, 'ember', 'poster', 'bebas')),
  slot('Sand Remembers', 'low', '2024-12-29', lit('pyramid', 1, 'sand', 'side', 'righteous')),
  slot('Cold Fire', 'low', '2022-02-25', lit('gem', 0, 'blood', 'disc', 'unica')),
  slot('The Cutter’s Bench', 'high', '2020-03-22', lit('gem', 0, 'orchid', 'rule', 'audiowide', { flip: true, zoom: 1.14 })),
  slot('Rooftop Nocturne', 'high', '2022-05-04', lit('city', 0, 'plum', 'ribbon', 'bebas')),
  slot('Penthouse Rain', 'high', '2023-09-26', lit('city', 0, 'cobalt', 'caps', 'unica', { flip: true })),
  slot('Marble Run', 'high', '2026-05-16', lit('plinko', 0, 'ice', 'top', 'syne')),
  crash('Runaway', 'low', '2021-04-10', lit('crash', 0, 'mint', 'band', 'audiowide')),
  crash('Slipstream', 'medium', '2022-10-11', lit('crash', 1, 'steel', 'rule', 'bebas')),
  crash('Burn Up', 'low', '2020-07-08', lit('comet', 0, 'felt', 'plate', 'unica', { flip: true, zoom: 1.08 })),
  mines('Gem Cellar', 'low', '2021-06-23', lit('gem', 1, 'lagoon', 'plate', 'righteous', { flip: true, zoom: 1.08 })),
  mines('Glass Floor', 'medium', '2021-07-08', lit('mines', 0, 'orchid', 'band', 'syne', { flip: true })),
])
