import { crash, games, lit, mines, slot } from './record.ts'

export const ninefold = games('NINEFOLD', [
  slot('Comet Mail', 'high', '2025-11-26', lit('comet', 0, 'dusk', 'top', 'limelight')),
  slot(
    'The Long Return',
    'medium',
    '2025-12-14',
    lit('comet', 1, 'blood', 'side', 'bebas', { flip: true, zoom: 1.14 }),
  ),
  slot(
    'Midnight Pyramid',
    'medium',
    '2026-04-04',
    lit('pyramid', 1, 'cobalt', 'poster', 'righteous'),
  ),
  slot('Sand Remembers', 'low', '2024-12-29', lit('pyramid', 0, 'cocoa', 'rule', 'audiowide')),
  slot('Cold Fire', 'low', '2022-02-25', lit('gem', 0, 'tide', 'plate', 'unica')),
  slot(
    'The Cutter’s Bench',
    'high',
    '2020-03-22',
    lit('gem', 1, 'ice', 'caps', 'righteous', { flip: true, zoom: 1.14 }),
  ),
  slot('Rooftop Nocturne', 'high', '2022-05-04', lit('city', 0, 'dusk', 'ribbon', 'bebas')),
  slot(
    'Penthouse Rain',
    'high',
    '2023-09-26',
    lit('city', 1, 'violet', 'arch', 'unica', { flip: true }),
  ),
  slot('Nine Tenths', 'high', '2024-12-21', lit('iceberg', 0, 'ink', 'slant', 'syne')),
  slot(
    'Blue Giant',
    'low',
    '2026-09-15',
    lit('iceberg', 1, 'tide', 'band', 'audiowide', { flip: true }),
  ),
  slot('Marble Run', 'high', '2026-05-16', lit('plinko', 0, 'mint', 'disc', 'bebas')),
  crash('Runaway', 'low', '2021-04-10', lit('crash', 0, 'citrus', 'ribbon', 'audiowide')),
  crash('Slipstream', 'medium', '2022-10-11', lit('crash', 1, 'ember', 'caps', 'bebas')),
  crash('Burn Up', 'low', '2020-07-08', lit('comet', 0, 'plum', 'poster', 'bebas', { zoom: 1.08 })),
  mines(
    'Gem Cellar',
    'low',
    '2021-06-23',
    lit('gem', 1, 'orchid', 'arch', 'audiowide', { zoom: 1.08 }),
  ),
  mines('Glass Floor', 'medium', '2021-07-08', lit('mines', 0, 'steel', 'top', 'syne')),
])
