import { games, liveRoulette, poster, roulette } from './record.ts'

export const quorumRoom = games('QUORUM_ROOM', [
  roulette('Green Room', 'low', '2020-12-07', poster('roulette', 0, 'moss', 'foot', 'archivo')),
  roulette('Salon Roulette', 'low', '2021-12-29', poster('roulette', 1, 'harbor', 'strip', 'limelight')),
  roulette('Red Thirty', 'low', '2024-12-03', poster('layout', 0, 'plum', 'centre', 'alfa')),
  roulette('Thirty-Six to One', 'low', '2022-06-08', poster('numeral', 2, 'rose', 'band', 'league')),
  roulette('Orphans & Tiers', 'low', '2024-10-25', poster('layout', 1, 'ink', 'framed', 'abril')),
  liveRoulette('Quorum Roulette Live', 'low', '2026-10-19', poster('roulette', 1, 'teal', 'head', 'alfa')),
  liveRoulette('First Table Live', 'low', '2021-01-20', poster('layout', 1, 'jade', 'blockhead', 'limelight')),
  liveRoulette('Speed Room Live', 'low', '2025-04-18', poster('roulette', 0, 'ink', 'framed', 'league')),
])
