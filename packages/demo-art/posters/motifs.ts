import { koi, moth, scales, snake } from './motifs/animals.ts'
import { bull, cat, fox, jelly, orca, whale } from './motifs/beasts.ts'
import { crane, peacock, raven } from './motifs/birds.ts'
import { layout } from './motifs/cloths.ts'
import { eye, gem, mask, modules, seven } from './motifs/emblems.ts'
import { citrus, fruit, mushroom } from './motifs/garden.ts'
import { beehive, dragonfly } from './motifs/insects.ts'
import { crash, mines, plinko } from './motifs/instants.ts'
import { harp, pagoda, samovar } from './motifs/keepsakes.ts'
import { kite, tram, windmill } from './motifs/machines.ts'
import { cactus, city, lighthouse, palm, pyramid, volcano } from './motifs/places.ts'
import { balloon, comet, rocket, ship } from './motifs/sky.ts'
import { bigsuit, cards, dice, numeral, roulette, wheel } from './motifs/tables.ts'

export const POSTER_MOTIFS = {
  balloon,
  beehive,
  bigsuit,
  bull,
  cactus,
  cards,
  cat,
  citrus,
  city,
  comet,
  crane,
  crash,
  dice,
  dragonfly,
  eye,
  fox,
  fruit,
  gem,
  harp,
  jelly,
  kite,
  koi,
  layout,
  lighthouse,
  mask,
  mines,
  modules,
  moth,
  mushroom,
  numeral,
  orca,
  pagoda,
  palm,
  peacock,
  plinko,
  pyramid,
  raven,
  rocket,
  roulette,
  samovar,
  scales,
  seven,
  ship,
  snake,
  tram,
  volcano,
  whale,
  wheel,
  windmill,
}

export type PosterMotifName = keyof typeof POSTER_MOTIFS
