import { games, liveRoulette, poster, roulette } from './record.ts'

export const quorumRoom = games('QUORUM_ROOM', [
  roulette('Green Room', 'low', '2020-12-07', poster('roulette', 0, 'ink', 'arc', 'archivo')),
  roulette('Salon Roulette', 'low', '2021-12-29', poster('roulette', 1, 'moss', 'badge', 'league')),
  roulette('Thirty-Six to One', 'low', '2022-06-08', poster('numeral', 2, 'plum', 'strip', 'alfa')),
  liveRoulette('Quorum Roulette Live', 'low', '2026-10-19', poster('roulette', 1, 'jade', 'framed', 'abril')),
  liveRoulette('Speed Room Live', 'low', '2025-04-18', poster('roulette', 0, 'blood', 'head', 'alfa')),
])
