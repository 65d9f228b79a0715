import { games, lit, slot } from './record.ts'

export const paperLantern = games('PAPER_LANTERN', [
  slot(
    'Nine Koi',
    'low',
    '2026-01-04',
    lit('koi', 0, 'cobalt', 'caps', 'gloock', { frame: 'mat', mood: 'print' }),
  ),
  slot(
    'Gold Fin',
    'high',
    '2021-12-06',
    lit('koi', 1, 'moss', 'band', 'playball', { mood: 'print', flip: true, zoom: 1.14 }),
  ),
  slot(
    'Paper Moth',
    'low',
    '2026-08-23',
    lit('moth', 0, 'steel', 'poster', 'kaushan', { mood: 'print' }),
  ),
  slot(
    'Silk at Midnight',
    'medium',
    '2026-10-26',
    lit('moth', 1, 'plum', 'top', 'limelight', { mood: 'print', flip: true }),
  ),
  slot(
    'Balloon Post',
    'high',
    '2022-10-03',
    lit('balloon', 1, 'ice', 'side', 'uncial', { mood: 'print' }),
  ),
  slot(
    'Tethers Away',
    'medium',
    '2024-02-09',
    lit('balloon', 0, 'sand', 'ribbon', 'limelight', { mood: 'print' }),
  ),
  slot(
    'Vermilion Gate',
    'medium',
    '2026-09-30',
    lit('gate', 0, 'lacquer', 'disc', 'playball', { mood: 'print' }),
  ),
  slot(
    'Temple Rain',
    'medium',
    '2024-04-04',
    lit('gate', 1, 'ember', 'arch', 'uncial', { mood: 'print', flip: true }),
  ),
  slot(
    'Lotus Night',
    'high',
    '2024-12-19',
    lit('lotus', 0, 'plum', 'rule', 'gloock', { mood: 'print' }),
  ),
  slot(
    'Quiet Pond',
    'low',
    '2022-08-27',
    lit('lotus', 1, 'violet', 'script', 'playball', { mood: 'print', flip: true }),
  ),
  slot(
    'Lantern Row',
    'low',
    '2025-09-06',
    lit('lantern', 0, 'felt', 'plate', 'kaushan', { frame: 'mat', mood: 'print' }),
  ),
  slot(
    'The Lamplighter',
    'medium',
    '2024-09-19',
    lit('lantern', 1, 'lacquer', 'rule', 'poiret', { frame: 'mat', mood: 'print', flip: true }),
  ),
])
