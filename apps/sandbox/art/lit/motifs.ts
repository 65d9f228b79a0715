import { fox, jelly, owl, scarab, snake } from './motifs/beasts.ts'
import { dragon, koi, kraken, moth } from './motifs/creatures.ts'
import { crash, keno, mines, plinko, wheel } from './motifs/instants.ts'
import { cactus, gate, lighthouse, pyramid } from './motifs/places.ts'
import { balloon, city, comet, volcano } from './motifs/sky.ts'
import { candy, citrus, mushroom, sevens } from './motifs/sweets.ts'
import { cards, chips, dice, roulette, table } from './motifs/tables.ts'
import { clock, crown, gem, goblet, mask } from './motifs/treasures.ts'

export const LIT_MOTIFS = {
  balloon,
  cactus,
  candy,
  cards,
  chips,
  citrus,
  city,
  clock,
  comet,
  crash,
  crown,
  dice,
  dragon,
  fox,
  gate,
  gem,
  goblet,
  jelly,
  keno,
  koi,
  kraken,
  lighthouse,
  mask,
  mines,
  moth,
  mushroom,
  owl,
  plinko,
  pyramid,
  roulette,
  scarab,
  sevens,
  snake,
  table,
  volcano,
  wheel,
}

export type LitMotifName = keyof typeof LIT_MOTIFS
