import { games, liveBaccarat, liveBlackjack, liveRoulette, moneyWheel, poster, roulette } from './record.ts'

export const quorumRoom = games('QUORUM_ROOM', [
  roulette('Green Room', 'low', '2020-12-07', poster('roulette', 0, 'jade', 'strip', 'alfa')),
  roulette('Salon Roulette', 'low', '2021-12-29', poster('roulette', 1, 'bone', 'head', 'archivo')),
  roulette('Red Thirty', 'low', '2024-12-03', poster('layout', 0, 'blood', 'foot', 'abril')),
  roulette('Thirty-Six to One', 'low', '2022-06-08', poster('numeral', 2, 'rose', 'block', 'limelight')),
  roulette('Orphans & Tiers', 'low', '2024-10-25', poster('layout', 1, 'plum', 'framed', 'alfa')),
  liveRoulette('Quorum Roulette Live', 'low', '2026-10-19', poster('roulette', 1, 'ink', 'band', 'league')),
  liveRoulette('First Table Live', 'low', '2021-01-20', poster('layout', 1, 'harbor', 'blockhead', 'archivo')),
  liveRoulette('Speed Room Live', 'low', '2025-04-18', poster('roulette', 0, 'cobalt', 'framed', 'abril')),
  liveRoulette('Second Table Live', 'low', '2022-11-04', poster('roulette', 0, 'rose', 'strip', 'archivo')),
  liveRoulette('Violet Hour Live', 'low', '2024-08-16', poster('layout', 0, 'night', 'head', 'league')),
  liveRoulette('Quiet Table Live', 'low', '2023-05-12', poster('roulette', 1, 'teal', 'foot', 'abril')),
  liveRoulette('Arcade Wheel Live', 'low', '2026-07-03', poster('roulette', 0, 'violet', 'block', 'alfa')),
  liveRoulette('Gallery Roulette Live', 'low', '2021-08-27', poster('layout', 1, 'ochre', 'framed', 'limelight')),
  liveRoulette('Northern Table Live', 'low', '2025-01-31', poster('layout', 0, 'storm', 'blockhead', 'archivo')),
  liveBaccarat('Quorum Baccarat Live', 'low', '2026-06-12', poster('cards', 0, 'ink', 'band', 'league')),
  liveBaccarat('Nine Points Live', 'low', '2025-10-03', poster('numeral', 0, 'jade', 'foot', 'abril')),
  liveBlackjack('Five Seats Live', 'low', '2026-05-08', poster('cards', 1, 'jade', 'head', 'archivo')),
  liveBlackjack('Second Chair Live', 'low', '2025-12-12', poster('bigsuit', 1, 'teal', 'foot', 'abril')),
  moneyWheel('Majority Wheel Live', 'medium', '2026-03-13', poster('wheel', 0, 'ochre', 'block', 'alfa')),
])
