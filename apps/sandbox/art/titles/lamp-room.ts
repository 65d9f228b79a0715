import { games, lit, liveRoulette, roulette } from './record.ts'

export const lampRoom = games('LAMP_ROOM', [
  roulette('European Roulette', 'low', '2020-09-06', lit('roulette', 0, 'lacquer', 'plate', 'gloock')),
  roulette('Corner Bet Roulette', 'low', '2026-11-09', lit('roulette', 1, 'felt', 'top', 'cinzel')),
  liveRoulette('Lamp Room Live', 'low', '2020-07-15', lit('roulette', 2, 'tide', 'band', 'yeseva')),
  liveRoulette('Grand Salon Live', 'low', '2023-03-11', lit('roulette', 0, 'cocoa', 'rule', 'poiret')),
  liveRoulette('Velvet Wheel Live', 'low', '2026-02-06', lit('roulette', 1, 'cobalt', 'ribbon', 'gloock')),
  liveRoulette('Atelier Roulette Live', 'low', '2021-10-16', lit('roulette', 2, 'ink', 'top', 'righteous')),
])
