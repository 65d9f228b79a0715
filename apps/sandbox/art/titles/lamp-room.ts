import { games, lit, liveBaccarat, liveBlackjack, liveRoulette, moneyWheel, roulette } from './record.ts'

export const lampRoom = games('LAMP_ROOM', [
  roulette('European Roulette', 'low', '2020-09-06', lit('roulette', 0, 'felt', 'plate', 'gloock')),
  roulette('Corner Bet Roulette', 'low', '2026-11-09', lit('roulette', 1, 'tide', 'band', 'cinzel')),
  roulette('Column & Dozen', 'low', '2022-09-02', lit('layout', 0, 'cobalt', 'caps', 'yeseva')),
  roulette('Neighbours of Zero', 'low', '2024-11-29', lit('layout', 1, 'moss', 'poster', 'gloock')),
  liveRoulette('Lamp Room Live', 'low', '2020-07-15', lit('roulette', 2, 'blood', 'rule', 'righteous')),
  liveRoulette('Grand Salon Live', 'low', '2023-03-11', lit('roulette', 0, 'cocoa', 'caps', 'yeseva')),
  liveRoulette('Velvet Wheel Live', 'low', '2026-02-06', lit('roulette', 1, 'cobalt', 'top', 'limelight')),
  liveRoulette('Harbour Table Live', 'low', '2021-05-25', lit('layout', 1, 'tide', 'rule', 'cinzel')),
  liveRoulette('Atelier Roulette Live', 'low', '2021-10-16', lit('roulette', 2, 'violet', 'band', 'gloock')),
  liveRoulette('Lantern Terrace Live', 'low', '2024-06-21', lit('roulette', 0, 'mint', 'band', 'limelight')),
  liveRoulette('Winter Salon Live', 'low', '2025-12-01', lit('roulette', 1, 'ice', 'rule', 'cinzel')),
  liveRoulette('Copper Wheel Live', 'low', '2022-02-18', lit('roulette', 2, 'ember', 'top', 'righteous')),
  liveRoulette('Orchid Room Live', 'low', '2023-09-08', lit('layout', 0, 'orchid', 'rule', 'yeseva')),
  liveRoulette('Last Train Live', 'low', '2026-05-15', lit('layout', 1, 'lagoon', 'poster', 'gloock')),
  liveRoulette('Balcony Wheel Live', 'low', '2024-03-29', lit('roulette', 1, 'dusk', 'plate', 'gloock')),
  liveBaccarat('Lamplight Baccarat Live', 'low', '2026-08-14', lit('cards', 1, 'felt', 'plate', 'cinzel')),
  liveBaccarat('Veranda Baccarat Live', 'low', '2025-06-20', lit('cards', 0, 'moss', 'band', 'gloock')),
  liveBlackjack('Corner Seat Blackjack Live', 'low', '2026-04-17', lit('cards', 2, 'cobalt', 'plate', 'yeseva')),
  liveBlackjack('Green Lamp Blackjack Live', 'low', '2025-08-29', lit('table', 0, 'moss', 'caps', 'gloock')),
  moneyWheel('Lantern Fair Live', 'medium', '2026-09-25', lit('wheel', 0, 'plum', 'plate', 'limelight')),
])
