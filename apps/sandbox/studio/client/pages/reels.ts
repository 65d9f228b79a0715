import '../game.css'
import { changingReels } from '../changing-reels/changing-view.ts'
import { holdAndWin } from '../hold-and-win/hold-view.ts'
import { pickBonus } from '../pick-bonus/pick-view.ts'
import { play } from '../play.ts'
import { slot } from '../slot/slot-view.ts'
import { tumble } from '../tumble/tumble-view.ts'

await play<'reels'>({
  slot,
  cascades: tumble,
  clusters: tumble,
  'hold-and-win': holdAndWin,
  'changing-reels': changingReels,
  'pick-bonus': pickBonus,
})
