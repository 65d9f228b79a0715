import { crash, games, lit, slot } from './record.ts'

export const sidewinder = games('SIDEWINDER', [
  slot(
    'Lemon Riot',
    'high',
    '2023-11-07',
    lit('citrus', 1, 'citrus', 'caps', 'audiowide', { mood: 'print' }),
  ),
  slot(
    'Grove Street',
    'low',
    '2026-08-05',
    lit('citrus', 0, 'candy', 'ribbon', 'black-ops', { mood: 'print' }),
  ),
  slot('Red Slope', 'high', '2023-11-08', lit('volcano', 1, 'lacquer', 'disc', 'bungee')),
  slot('Caldera', 'low', '2026-10-16', lit('volcano', 0, 'rose', 'slant', 'anton')),
  slot('Silver Fox Run', 'low', '2025-04-24', lit('fox', 1, 'ink', 'plate', 'graduate')),
  slot(
    'Russet & Rye',
    'medium',
    '2025-11-13',
    lit('fox', 0, 'lagoon', 'poster', 'bungee', { mood: 'print', zoom: 1.08 }),
  ),
  slot('Coil', 'low', '2026-10-23', lit('snake', 0, 'moss', 'side', 'black-ops')),
  slot(
    'Emerald Python',
    'low',
    '2020-11-21',
    lit('snake', 1, 'lagoon', 'top', 'bungee', { flip: true }),
  ),
  slot(
    'Two Jellies',
    'medium',
    '2026-06-02',
    lit('jelly', 1, 'orchid', 'arch', 'graduate', { mood: 'print' }),
  ),
  slot(
    'Medusa Current',
    'low',
    '2026-03-05',
    lit('jelly', 0, 'tide', 'band', 'anton', { mood: 'print' }),
  ),
  slot(
    'Winter Teeth',
    'low',
    '2025-07-15',
    lit('wolf', 1, 'steel', 'extrude', 'bungee', { mood: 'print' }),
  ),
  slot('Howl & Hollow', 'medium', '2025-10-01', lit('wolf', 0, 'blood', 'disc', 'audiowide')),
  slot('Roll Call', 'high', '2025-06-10', lit('dice', 1, 'dusk', 'extrude', 'anton')),
  crash(
    'Tailwind',
    'medium',
    '2021-01-23',
    lit('crash', 1, 'ice', 'plate', 'black-ops', { mood: 'print' }),
  ),
  crash(
    'Full Steam',
    'low',
    '2026-05-15',
    lit('train', 1, 'sand', 'rule', 'audiowide', { mood: 'print' }),
  ),
])
