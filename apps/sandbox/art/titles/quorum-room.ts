import { games, liveRoulette, poster, roulette } from './record.ts'

export const quorumRoom = games('QUORUM_ROOM', [
  roulette('Green Room', 'low', '2020-12-07', poster('roulette', 0, 'jade', 'strip', 'alfa')),
  roulette('Salon Roulette', 'low', '2021-12-29', poster('roulette', 1, 'bone', 'head', 'archivo')),
  roulette('Red Thirty', 'low', '2024-12-03', poster('layout', 0, 'blood', 'foot', 'abril')),
  roulette('Thirty-Six to One', 'low', '2022-06-08', poster('numeral', 2, 'rose', 'block', 'limelight')),
  roulette('Orphans & Tiers', 'low', '2024-10-25', poster('layout', 1, 'plum', 'framed', 'alfa')),
  liveRoulette('Quorum Roulette Live', 'low', '2026-10-19', poster('roulette', 1, 'ink', 'band', 'league')),
  liveRoulette('First Table Live', 'low', '2021-01-20', poster('layout', 1, 'harbor', 'blockhead', 'archivo')),
  liveRoulette('Speed Room Live', 'low', '2025-04-18', poster('roulette', 0, 'cobalt', 'framed', 'abril')),
])
