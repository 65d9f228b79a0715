import '../game.css'
import { baccarat } from '../baccarat/baccarat-view.ts'
import { blackjack } from '../blackjack/blackjack-view.ts'
import { play } from '../play.ts'
import { videoPoker } from '../video-poker/video-poker-view.ts'

await play<'cards'>({
  blackjack,
  baccarat,
  'video-poker': videoPoker,
})
