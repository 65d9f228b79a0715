import '../game.css'
import { crash } from '../crash/crash-view.ts'
import { dice } from '../dice/dice-view.ts'
import { hiLo } from '../hi-lo/hi-lo-view.ts'
import { keno } from '../keno/keno-view.ts'
import { mines } from '../mines/mines-view.ts'
import { play } from '../play.ts'
import { plinko } from '../plinko/plinko-view.ts'
import { roulette } from '../roulette/roulette-view.ts'
import { scratchCard } from '../scratch-card/scratch-card-view.ts'

await play<'instant'>({
  roulette,
  crash,
  mines,
  dice,
  plinko,
  keno,
  'hi-lo': hiLo,
  'scratch-card': scratchCard,
})
