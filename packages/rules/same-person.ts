import type { FoldedIdentity } from './folded-identity.ts'
import { isWithinSlips } from './slips.ts'

/** `same`: the accounts are taken for those of one person. `near`: an operator has to decide. */
export type Likeness = 'same' | 'near' | 'different'

/**
 * Compares the owners' details of two accounts. The order of the two makes no difference, nor does
 * the order of names, a second name more or less, an accent or a hyphen.
 */
export function compareIdentities(one: FoldedIdentity, other: FoldedIdentity): Likeness {
  const names = compareNames(namesOf(one), namesOf(other))
  const hasSameEmail = one.email !== null && one.email === other.email
  const isReachedAlike =
    hasSameEmail || isShared(one.phone, other.phone) || isShared(one.address, other.address)
  if (one.dateOfBirth !== other.dateOfBirth) {
    if (hasSameEmail) return names === 'equal' ? 'same' : 'near'
    const isNearlyBornAlike = swapDayAndMonth(one.dateOfBirth) === other.dateOfBirth
    return names === 'equal' && (isReachedAlike || isNearlyBornAlike) ? 'near' : 'different'
  }
  if (names === 'equal' || (names === 'similar' && isReachedAlike)) return 'same'
  // Twins who live together share the day of birth, the address and one name: an operator decides.
  return isReachedAlike || names !== 'different' ? 'near' : 'different'
}

/**
 * The day that a day of birth, YYYY-MM-DD, becomes when its day is taken for its month; the same
 * day when there is no such month.
 */
export function swapDayAndMonth(date: string): string {
  const [year, month, day = ''] = date.split('-')
  return day > '12' ? date : `${year}-${day}-${month}`
}

function isShared(one: string | null, other: string | null): boolean {
  return one !== null && one === other
}

/** Small words that people write or leave out. */
const PARTICLES: ReadonlySet<string> = new Set(
  'af al av bin bint da das de del della den der di do dos du e el ibn la le of ter und van von y zu zum zur'.split(
    ' ',
  ),
)

interface Names {
  /** Words that count, each once. */
  words: ReadonlySet<string>
  /** Words written as one, as with a hyphen left out, and the words that went into each. */
  joined: ReadonlyMap<string, readonly string[]>
  /**
   * Each field, and both of them in either order, without spaces: a name can be cut into as many
   * pieces as one likes.
   */
  fields: readonly string[]
  whole: readonly string[]
}

function namesOf({ givenNames, familyNames }: FoldedIdentity): Names {
  const fields = [givenNames, familyNames].map((field) => field.split(' ').filter(Boolean))
  const all = fields.flat()
  const counting = all.filter((word) => !PARTICLES.has(word))
  const joined = new Map<string, readonly string[]>()
  for (const field of fields)
    for (let from = 0; from < field.length; from++)
      for (let to = from + 2; to <= Math.min(field.length, from + 3); to++) {
        const words = field.slice(from, to)
        joined.set(words.join(''), words)
      }
  const [given = '', family = ''] = fields.map((field) => field.join(''))
  // A person who has to fill both fields may write the whole name into each of them.
  const whole = given === family ? [given] : [given + family, family + given]
  return {
    words: new Set(counting.length > 0 ? counting : all),
    joined,
    fields: [given, family].filter(Boolean),
    whole,
  }
}

/**
 * `equal`: all names of the one with fewer names are names of the other. `similar`: the same, with
 * a letter or two wrong, or with other gaps. `alike`: they have one name in common, or nearly.
 */
function compareNames(one: Names, other: Names): 'equal' | 'similar' | 'alike' | 'different' {
  if (isWithin(one, other, isEqual) || isWithin(other, one, isEqual)) return 'equal'
  if (isWithin(one, other, isSimilar) || isWithin(other, one, isSimilar)) return 'similar'
  if (one.whole.some((name) => other.whole.some((known) => isSimilar(name, known))))
    return 'similar'
  const known = [...other.words, ...other.fields]
  return [...one.words, ...one.fields].some((word) => known.some((each) => isSimilar(word, each)))
    ? 'alike'
    : 'different'
}

type Comparison = (word: string, known: string) => boolean

/**
 * A single name is too little to be taken for a part of several. The first word that is not found
 * decides: most people have nothing in common.
 */
function isWithin(fewer: Names, more: Names, fits: Comparison): boolean {
  if (fewer.words.size < 2 && more.words.size !== 1) return false
  const words = [...more.words]
  const known = [...words, ...more.joined.keys()]
  const isIn = (written: string, those: readonly string[]) =>
    those.some((each) => fits(written, each))
  const joined = [...fewer.joined]
  return [...fewer.words].every(
    (word) =>
      isIn(word, known) ||
      joined.some(([written, parts]) => parts.includes(word) && isIn(written, words)),
  )
}

function isEqual(word: string, known: string): boolean {
  return word === known
}

/** One slip in a word of four letters, two in a word of eight. */
function isSimilar(word: string, known: string): boolean {
  const shorter = Math.min(word.length, known.length)
  const slips = shorter < 4 ? 0 : shorter < 8 ? 1 : 2
  return isWithinSlips(word, known, slips)
}
