/**
 * Systems: the number of legs, and the smallest combination that is covered; all larger ones are
 * covered too.
 */
const SYSTEMS = {
  trixie: { legs: 3, from: 2 },
  patent: { legs: 3, from: 1 },
  yankee: { legs: 4, from: 2 },
  lucky15: { legs: 4, from: 1 },
  canadian: { legs: 5, from: 2 },
  lucky31: { legs: 5, from: 1 },
  heinz: { legs: 6, from: 2 },
  lucky63: { legs: 6, from: 1 },
  superheinz: { legs: 7, from: 2 },
  goliath: { legs: 8, from: 2 },
} as const
const FOLDS = { single: 1, double: 2, treble: 3 } as const

export type System = keyof typeof SYSTEMS
/**
 * `double` of five legs are the ten doubles among them; so is the perm "2/5". `accumulator` is all
 * legs in one line.
 */
export type SlipType = keyof typeof FOLDS | 'accumulator' | System | `${number}/${number}`

export const MOST_LEGS = 30
const MOST_LINES = 10_000

const PERM = /^([1-9]\d?)\/([1-9]\d?)$/

/** Returns true for the names and for perms such as "2/5". */
export function isSlipType(text: string): text is SlipType {
  if (Object.hasOwn(FOLDS, text) || Object.hasOwn(SYSTEMS, text) || text === 'accumulator')
    return true
  const [, size, legs] = text.match(PERM) ?? []
  return size !== undefined && Number(size) <= Number(legs)
}

/**
 * Returns the sizes of the lines of a slip, in legs: [2, 3] for a trixie. Throws `RangeError` when
 * the type does not fit that many legs, or makes more than 10,000 lines.
 */
export function foldsOf(type: SlipType, legs: number): number[] {
  if (legs < 1 || legs > MOST_LEGS) throw new RangeError(`A slip has 1 to ${MOST_LEGS} legs`)
  const folds = sizesOf(type, legs)
  if (folds.reduce((sum, size) => sum + combinations(legs, size), 0) > MOST_LINES)
    throw new RangeError(`A slip has at most ${MOST_LINES} lines`)
  return folds
}

/** Returns the number of lines of a slip; an each-way slip has each of them twice. */
export function linesOf(type: SlipType, legs: number, eachWay = false): number {
  return (
    foldsOf(type, legs).reduce((sum, size) => sum + combinations(legs, size), 0) * (eachWay ? 2 : 1)
  )
}

/** Returns the named types and systems for a number of legs, singles first. */
export function typesFor(legs: number): SlipType[] {
  const names = [...Object.keys(FOLDS), 'accumulator', ...Object.keys(SYSTEMS)] as SlipType[]
  return names.filter((type) => {
    try {
      return foldsOf(type, legs).length > 0
    } catch {
      return false
    }
  })
}

function sizesOf(type: SlipType, legs: number): number[] {
  if (type === 'accumulator') return [atLeast(2, legs, legs)]
  if (type in FOLDS) {
    const size = FOLDS[type as keyof typeof FOLDS]
    return [atLeast(size, legs, size)]
  }
  if (type in SYSTEMS) {
    const { legs: needed, from } = SYSTEMS[type as System]
    if (legs !== needed) throw new RangeError(`A ${type} has ${needed} legs`)
    return Array.from({ length: needed - from + 1 }, (_, at) => from + at)
  }
  const [size = 0, of = 0] = type.split('/').map(Number)
  if (of !== legs) throw new RangeError(`The perm ${type} has ${of} legs`)
  return [size]
}

function atLeast(needed: number, legs: number, size: number): number {
  if (legs < needed) throw new RangeError(`It takes ${needed} legs`)
  return size
}

function combinations(legs: number, size: number): number {
  let count = 1
  for (let at = 1; at <= size; at++) count = (count * (legs - size + at)) / at
  return Math.round(count)
}
