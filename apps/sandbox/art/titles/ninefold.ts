import { crash, games, lit, mines, slot } from './record.ts'

export const ninefold = games('NINEFOLD', [
  slot('Comet Mail', 'high', '2025-11-26', lit('comet', 0, 'lagoon', 'slant', 'audiowide')),
  slot('The Long Return', 'medium', '2025-12-14', lit('comet', 0, 'orchid', 'plate', 'bebas', { flip: true, zoom: 1.14 })),
  slot('Midnight Pyramid', 'medium', '2026-04-04', lit('pyramid', 1, 'cocoa', 'caps', 'limelight')),
  slot('Sand Remembers', 'low', '2024-12-29', lit('pyramid', 1, 'cobalt', 'band', 'righteous')),
  slot('Cold Fire', 'low', '2022-02-25', lit('gem', 0, 'tide', 'top', 'syne')),
  slot('The Cutter’s Bench', 'high', '2020-03-22', lit('gem', 0, 'rose', 'poster', 'unica', { flip: true, zoom: 1.14 })),
  slot('Rooftop Nocturne', 'high', '2022-05-04', lit('city', 0, 'dusk', 'arch', 'bebas')),
  slot('Penthouse Rain', 'high', '2023-09-26', lit('city', 0, 'ember', 'side', 'audiowide', { flip: true })),
  slot('Nine Tenths', 'high', '2024-12-21', lit('iceberg', 0, 'steel', 'rule', 'unica')),
  slot('Blue Giant', 'low', '2026-09-15', lit('iceberg', 0, 'ice', 'disc', 'bebas', { flip: true })),
  slot('Marble Run', 'high', '2026-05-16', lit('plinko', 0, 'lacquer', 'ribbon', 'righteous')),
  crash('Runaway', 'low', '2021-04-10', lit('crash', 0, 'citrus', 'ribbon', 'audiowide')),
  crash('Slipstream', 'medium', '2022-10-11', lit('crash', 1, 'sand', 'rule', 'bebas')),
  crash('Burn Up', 'low', '2020-07-08', lit('comet', 0, 'mint', 'disc', 'limelight', { zoom: 1.08 })),
  mines('Gem Cellar', 'low', '2021-06-23', lit('gem', 1, 'violet', 'slant', 'audiowide', { zoom: 1.08 })),
  mines('Glass Floor', 'medium', '2021-07-08', lit('mines', 0, 'ink', 'plate', 'unica')),
])
