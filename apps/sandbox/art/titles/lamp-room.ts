import { games, lit, liveRoulette, roulette } from './record.ts'

export const lampRoom = games('LAMP_ROOM', [
  roulette('European Roulette', 'low', '2020-09-06', lit('roulette', 0, 'felt', 'plate', 'gloock')),
  roulette('Corner Bet Roulette', 'low', '2026-11-09', lit('roulette', 1, 'cocoa', 'band', 'cinzel')),
  roulette('Column & Dozen', 'low', '2022-09-02', lit('layout', 0, 'moss', 'caps', 'yeseva')),
  roulette('Neighbours of Zero', 'low', '2024-11-29', lit('layout', 1, 'blood', 'poster', 'poiret')),
  liveRoulette('Lamp Room Live', 'low', '2020-07-15', lit('roulette', 2, 'tide', 'ribbon', 'righteous')),
  liveRoulette('Grand Salon Live', 'low', '2023-03-11', lit('roulette', 0, 'cobalt', 'caps', 'poiret')),
  liveRoulette('Velvet Wheel Live', 'low', '2026-02-06', lit('roulette', 1, 'lacquer', 'poster', 'yeseva')),
  liveRoulette('Harbour Table Live', 'low', '2021-05-25', lit('layout', 1, 'plum', 'plate', 'cinzel')),
  liveRoulette('Atelier Roulette Live', 'low', '2021-10-16', lit('roulette', 2, 'moss', 'rule', 'gloock')),
])
