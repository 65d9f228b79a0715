import type { LitMotifName } from './lit/motifs.ts'
import type { PosterMotifName } from './posters/motifs.ts'

/** Motifs that belong to one world, so that the symbols of a game fit its subject. */
const LIT_FAMILIES: readonly (readonly LitMotifName[])[] = [
  ['lighthouse', 'kraken', 'koi', 'jelly'],
  ['comet', 'balloon', 'city', 'volcano'],
  ['pyramid', 'scarab', 'cactus', 'snake'],
  ['crown', 'goblet', 'gem', 'mask', 'clock'],
  ['owl', 'fox', 'mushroom', 'moth', 'dragon'],
  ['sevens', 'citrus', 'candy', 'gem'],
  ['gate', 'koi', 'moth', 'dragon'],
]

const POSTER_FAMILIES: readonly (readonly PosterMotifName[])[] = [
  ['lighthouse', 'ship', 'whale', 'koi', 'jelly'],
  ['comet', 'rocket', 'balloon', 'city', 'modules'],
  ['pyramid', 'cactus', 'snake', 'eye', 'palm'],
  ['cat', 'fox', 'bull', 'moth', 'scales'],
  ['seven', 'fruit', 'citrus', 'gem'],
  ['mask', 'eye', 'gem', 'volcano'],
  ['mushroom', 'moth', 'fox', 'citrus'],
]

export const litKin = (motif: LitMotifName): LitMotifName[] => kin(motif, LIT_FAMILIES, ['gem', 'crown', 'goblet', 'comet'])

export const posterKin = (motif: PosterMotifName): PosterMotifName[] => kin(motif, POSTER_FAMILIES, ['gem', 'eye', 'comet', 'seven'])

/** The motif itself and three others, the closest first. */
function kin<Name extends string>(motif: Name, families: readonly (readonly Name[])[], anywhere: readonly Name[]): Name[] {
  const related = families.filter((family) => family.includes(motif)).flat()
  return [...new Set([motif, ...related, ...anywhere])].slice(0, 4)
}
