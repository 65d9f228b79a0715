import '../game.css'
import { liveBaccarat } from '../live/live-baccarat-view.ts'
import { liveBlackjack } from '../live/live-blackjack-view.ts'
import { liveRoulette } from '../live/live-roulette-view.ts'
import { liveSpins } from '../live/live-spins-view.ts'
import { moneyWheel } from '../live/money-wheel-view.ts'
import { play } from '../play.ts'

await play<'live'>({
  'live-roulette': liveRoulette,
  'live-baccarat': liveBaccarat,
  'live-blackjack': liveBlackjack,
  'money-wheel': moneyWheel,
  'live-spins': liveSpins,
})
