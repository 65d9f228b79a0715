import { games, lit, slot } from './record.ts'

export const paperLantern = games('PAPER_LANTERN', [
  slot('Nine Koi', 'low', '2026-01-04', lit('koi', 0, 'cobalt', 'caps', 'gloock', { mood: 'print' })),
  slot(
    'Gold Fin',
    'high',
    '2021-12-06',
    lit('koi', 0, 'moss', 'poster', 'kaushan', { frame: 'mat', mood: 'print', flip: true, zoom: 1.14 }),
  ),
  slot('Paper Moth', 'low', '2026-08-23', lit('moth', 0, 'citrus', 'band', 'poiret', { mood: 'print' })),
  slot('Silk at Midnight', 'medium', '2026-10-26', lit('moth', 0, 'felt', 'script', 'playball', { mood: 'print', flip: true, zoom: 1.14 })),
  slot('Balloon Post', 'high', '2022-10-03', lit('balloon', 1, 'mint', 'arch', 'limelight', { frame: 'mat', mood: 'print' })),
  slot('Tethers Away', 'medium', '2024-02-09', lit('balloon', 1, 'candy', 'ribbon', 'uncial', { mood: 'print' })),
  slot('Vermilion Gate', 'medium', '2026-09-30', lit('gate', 0, 'paper', 'top', 'playball', { frame: 'mat', mood: 'print' })),
  slot('Temple Rain', 'medium', '2024-04-04', lit('gate', 0, 'lacquer', 'disc', 'gloock', { frame: 'mat', mood: 'print', flip: true })),
])
