import { koi, moth, scales, snake } from './motifs/animals.ts'
import { bull, cat, fox, jelly, whale } from './motifs/beasts.ts'
import { eye, gem, mask, modules, seven } from './motifs/emblems.ts'
import { citrus, fruit, mushroom } from './motifs/garden.ts'
import { crash, mines, plinko } from './motifs/instants.ts'
import { cactus, city, lighthouse, palm, pyramid, volcano } from './motifs/places.ts'
import { balloon, comet, rocket, ship } from './motifs/sky.ts'
import { bigsuit, cards, dice, numeral, roulette, wheel } from './motifs/tables.ts'

export const POSTER_MOTIFS = {
  balloon,
  bigsuit,
  bull,
  cactus,
  cards,
  cat,
  citrus,
  city,
  comet,
  crash,
  dice,
  eye,
  fox,
  fruit,
  gem,
  jelly,
  koi,
  lighthouse,
  mask,
  mines,
  modules,
  moth,
  mushroom,
  numeral,
  palm,
  plinko,
  pyramid,
  rocket,
  roulette,
  scales,
  seven,
  ship,
  snake,
  volcano,
  whale,
  wheel,
}

export type PosterMotifName = keyof typeof POSTER_MOTIFS
