import { crash, games, lit, slot } from './record.ts'

export const sidewinder = games('SIDEWINDER', [
  slot('Lemon Riot', 'high', '2023-11-07', lit('citrus', 1, 'paper', 'ribbon', 'bungee')),
  slot('Grove Street', 'low', '2026-08-05', lit('citrus', 1, 'candy', 'disc', 'anton')),
  slot('Red Slope', 'high', '2023-11-08', lit('volcano', 1, 'blood', 'top', 'graduate')),
  slot('Caldera', 'low', '2026-10-16', lit('volcano', 1, 'ember', 'caps', 'audiowide')),
  slot('Silver Fox Run', 'low', '2025-04-24', lit('fox', 1, 'citrus', 'extrude', 'black-ops')),
  slot('Russet & Rye', 'medium', '2025-11-13', lit('fox', 1, 'sand', 'poster', 'bungee', { mood: 'print', zoom: 1.08 })),
  slot('Coil', 'low', '2026-10-23', lit('snake', 0, 'moss', 'arch', 'black-ops', { mood: 'print' })),
  slot('Emerald Python', 'low', '2020-11-21', lit('snake', 0, 'plum', 'side', 'anton', { mood: 'print', flip: true, zoom: 1.14 })),
  slot('Two Jellies', 'medium', '2026-06-02', lit('jelly', 1, 'tide', 'band', 'graduate')),
  slot('Medusa Current', 'low', '2026-03-05', lit('jelly', 1, 'rose', 'plate', 'audiowide')),
  slot('Roll Call', 'high', '2025-06-10', lit('dice', 1, 'dusk', 'slant', 'anton')),
  crash('Tailwind', 'medium', '2021-01-23', lit('crash', 1, 'lacquer', 'plate', 'black-ops')),
])
