import { games, lit, slot } from './record.ts'

export const paperLantern = games('PAPER_LANTERN', [
  slot('Nine Koi', 'low', '2026-01-04', lit('koi', 0, 'cobalt', 'caps', 'gloock', { mood: 'print' })),
  slot('Gold Fin', 'high', '2021-12-06', lit('koi', 0, 'moss', 'disc', 'kaushan', { mood: 'print', flip: true, zoom: 1.14 })),
  slot('Paper Moth', 'low', '2026-08-23', lit('moth', 0, 'ice', 'side', 'playball', { mood: 'print' })),
  slot('Silk at Midnight', 'medium', '2026-10-26', lit('moth', 0, 'paper', 'top', 'uncial', { mood: 'print', flip: true, zoom: 1.14 })),
  slot('Balloon Post', 'high', '2022-10-03', lit('balloon', 1, 'lagoon', 'arch', 'poiret', { mood: 'print' })),
  slot('Tethers Away', 'medium', '2024-02-09', lit('balloon', 1, 'citrus', 'rule', 'limelight', { mood: 'print' })),
  slot('Vermilion Gate', 'medium', '2026-09-30', lit('gate', 0, 'ember', 'ribbon', 'poiret', { mood: 'print' })),
  slot('Temple Rain', 'medium', '2024-04-04', lit('gate', 0, 'dusk', 'script', 'playball', { frame: 'mat', mood: 'print', flip: true })),
  slot('Lotus Night', 'high', '2024-12-19', lit('lotus', 0, 'rose', 'band', 'gloock', { mood: 'print' })),
  slot('Quiet Pond', 'low', '2022-08-27', lit('lotus', 0, 'violet', 'poster', 'playball', { mood: 'print', flip: true })),
  slot('Lantern Row', 'low', '2025-09-06', lit('lantern', 0, 'orchid', 'plate', 'kaushan', { frame: 'mat', mood: 'print' })),
  slot('The Lamplighter', 'medium', '2024-09-19', lit('lantern', 0, 'felt', 'slant', 'limelight', { mood: 'print', flip: true })),
])
