import { crash, games, mines, poster, roulette } from './record.ts'

export const deadLetter = games('DEAD_LETTER', [
  roulette(
    'Single Zero',
    'low',
    '2026-07-02',
    poster('roulette', 0, 'harbor', 'badge', 'space-mono'),
  ),
  crash('Crash Line', 'medium', '2024-01-10', poster('crash', 0, 'bubble', 'block', 'space-mono')),
  crash('Stairway', 'medium', '2025-03-08', poster('crash', 1, 'olive', 'band', 'rubik')),
  crash('Kite String', 'medium', '2026-07-11', poster('kite', 1, 'ochre', 'arc', 'space-mono')),
  mines('Sweeper', 'medium', '2020-02-24', poster('mines', 0, 'sky', 'strip', 'rubik')),
  mines('Last Square', 'high', '2023-11-04', poster('mines', 1, 'moss', 'foot', 'space-mono')),
])
