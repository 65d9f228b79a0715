import { crash, games, lit, slot } from './record.ts'

export const sidewinder = games('SIDEWINDER', [
  slot('Lemon Riot', 'high', '2023-11-07', lit('citrus', 1, 'citrus', 'arch', 'graduate')),
  slot('Grove Street', 'low', '2026-08-05', lit('citrus', 1, 'rose', 'band', 'bungee', { mood: 'print' })),
  slot('Red Slope', 'high', '2023-11-08', lit('volcano', 1, 'lacquer', 'extrude', 'anton')),
  slot('Caldera', 'low', '2026-10-16', lit('volcano', 1, 'blood', 'disc', 'audiowide')),
  slot('Silver Fox Run', 'low', '2025-04-24', lit('fox', 1, 'ink', 'plate', 'black-ops')),
  slot('Russet & Rye', 'medium', '2025-11-13', lit('fox', 1, 'sand', 'poster', 'monoton', { zoom: 1.08 })),
  slot('Coil', 'low', '2026-10-23', lit('snake', 0, 'moss', 'ribbon', 'bungee', { mood: 'print' })),
  slot('Emerald Python', 'low', '2020-11-21', lit('snake', 0, 'lagoon', 'top', 'graduate', { mood: 'print', flip: true })),
  slot('Two Jellies', 'medium', '2026-06-02', lit('jelly', 1, 'plum', 'caps', 'audiowide')),
  slot('Medusa Current', 'low', '2026-03-05', lit('jelly', 1, 'tide', 'slant', 'black-ops', { mood: 'print' })),
  slot('Winter Teeth', 'low', '2025-07-15', lit('wolf', 1, 'ice', 'side', 'anton')),
  slot('Howl & Hollow', 'medium', '2025-10-01', lit('wolf', 1, 'dusk', 'rule', 'audiowide')),
  slot('Roll Call', 'high', '2025-06-10', lit('dice', 1, 'mint', 'arch', 'bungee')),
  crash('Tailwind', 'medium', '2021-01-23', lit('crash', 1, 'mint', 'slant', 'graduate', { mood: 'print' })),
  crash('Full Steam', 'low', '2026-05-15', lit('train', 1, 'steel', 'top', 'bungee', { mood: 'print' })),
])
