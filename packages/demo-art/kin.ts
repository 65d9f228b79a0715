import type { LitMotifName } from './lit/motifs.ts'
import type { PosterMotifName } from './posters/motifs.ts'

/** Motifs that belong to one world, so that the symbols of a game fit its subject. */
const LIT_FAMILIES: readonly (readonly LitMotifName[])[] = [
  ['lighthouse', 'anchor', 'kraken', 'compass', 'koi', 'jelly'],
  ['iceberg', 'compass', 'wolf', 'anchor'],
  ['comet', 'balloon', 'city', 'hourglass'],
  ['volcano', 'dragon', 'gem', 'hourglass'],
  ['pyramid', 'scarab', 'hourglass', 'snake', 'lotus'],
  ['cactus', 'train', 'snake', 'wolf'],
  ['crown', 'goblet', 'violin', 'mask', 'clock'],
  ['owl', 'fox', 'mushroom', 'oak', 'moth', 'wolf'],
  ['dragon', 'gem', 'crown', 'goblet'],
  ['sevens', 'citrus', 'candy', 'gem'],
  ['gate', 'lantern', 'lotus', 'koi', 'moth'],
  ['cards', 'dice', 'chips', 'crown'],
]

const POSTER_FAMILIES: readonly (readonly PosterMotifName[])[] = [
  ['lighthouse', 'ship', 'whale', 'orca', 'jelly'],
  ['koi', 'crane', 'pagoda', 'dragonfly'],
  ['comet', 'rocket', 'balloon', 'kite', 'modules'],
  ['city', 'tram', 'rocket', 'modules'],
  ['pyramid', 'eye', 'snake', 'cactus', 'palm'],
  ['cat', 'raven', 'fox', 'moth', 'bull'],
  ['scales', 'snake', 'eye', 'volcano'],
  ['seven', 'fruit', 'citrus', 'gem'],
  ['mask', 'harp', 'peacock', 'eye', 'gem'],
  ['mushroom', 'beehive', 'dragonfly', 'fox', 'moth'],
  ['windmill', 'kite', 'tram', 'samovar', 'beehive'],
  ['cards', 'dice', 'bigsuit', 'seven'],
]

export const litKin = (motif: LitMotifName): LitMotifName[] =>
  kin(motif, LIT_FAMILIES, ['gem', 'crown', 'goblet', 'comet'])

export const posterKin = (motif: PosterMotifName): PosterMotifName[] =>
  kin(motif, POSTER_FAMILIES, ['gem', 'eye', 'comet', 'seven'])

/** The motif itself and three others, the closest first. */
function kin<Name extends string>(
  motif: Name,
  families: readonly (readonly Name[])[],
  anywhere: readonly Name[],
): Name[] {
  const related = families.filter((family) => family.includes(motif)).flat()
  return [...new Set([motif, ...related, ...anywhere])].slice(0, 4)
}
