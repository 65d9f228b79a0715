import { fox, jelly, owl, snake } from './motifs/beasts.ts'
import { layout } from './motifs/cloths.ts'
import { dragon, koi, kraken } from './motifs/creatures.ts'
import { clock, lantern, mask } from './motifs/evenings.ts'
import { hourglass, violin } from './motifs/heirlooms.ts'
import { moth, scarab } from './motifs/insects.ts'
import { crash, mines, plinko, wheel } from './motifs/instants.ts'
import { keno } from './motifs/keno.ts'
import { chips, dice } from './motifs/pieces.ts'
import { cactus, gate, lighthouse, pyramid } from './motifs/places.ts'
import { balloon, city, comet, volcano } from './motifs/sky.ts'
import { candy, citrus, mushroom, sevens } from './motifs/sweets.ts'
import { cards, roulette, table } from './motifs/tables.ts'
import { crown, gem, goblet } from './motifs/treasures.ts'
import { anchor, compass, iceberg, train } from './motifs/voyages.ts'
import { lotus, oak, wolf } from './motifs/wilds.ts'

export const LIT_MOTIFS = {
  anchor,
  balloon,
  cactus,
  candy,
  cards,
  chips,
  citrus,
  city,
  clock,
  comet,
  compass,
  crash,
  crown,
  dice,
  dragon,
  fox,
  gate,
  gem,
  goblet,
  hourglass,
  iceberg,
  jelly,
  keno,
  koi,
  kraken,
  lantern,
  layout,
  lighthouse,
  lotus,
  mask,
  mines,
  moth,
  mushroom,
  oak,
  owl,
  plinko,
  pyramid,
  roulette,
  scarab,
  sevens,
  snake,
  table,
  train,
  violin,
  volcano,
  wheel,
  wolf,
}

export type LitMotifName = keyof typeof LIT_MOTIFS
