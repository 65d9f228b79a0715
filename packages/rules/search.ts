/** Returns the positions of the documents that fit, best first. */
export type Search = (query: string) => number[]

/** Least share of the typed text that a document must contain. */
const LEAST = 0.5
/** Least share of the best document's score that another one needs in order to be listed. */
const WITHIN = 0.7
/** Weight of a word with one typing error, against the same word without. */
const SLIP = 0.85

/**
 * A search that forgives typing errors, accents, and words that are joined or divided. A document
 * is a list of texts, the most important first. Among documents that fit equally well, one that
 * begins with the typed text comes first, then the earlier one.
 */
export function openSearch(documents: readonly (readonly string[])[]): Search {
  const byGram = new Map<string, number[]>()
  const byWord = new Map<string, number[]>()
  const bySlip = new Map<string, string[]>()
  const starts = documents.map(([first = '']) => fold(first).replaceAll(' ', ''))
  for (const [at, texts] of documents.entries()) {
    const words = texts.map((text) => fold(text).split(' '))
    for (const gram of new Set(words.flatMap(gramsOf))) append(byGram, gram, at)
    for (const word of new Set(words.flat())) append(byWord, word, at)
  }
  for (const word of byWord.keys()) for (const slip of slipsOf(word)) append(bySlip, slip, word)

  return (query) => {
    const words = fold(query).slice(0, 100).split(' ').filter(Boolean)
    const grams = new Set(gramsOf(words))
    if (grams.size === 0) return []
    const scores = slipped(words)
    const shares = new Float64Array(documents.length)
    const share = 1 / grams.size
    for (const gram of grams)
      for (const at of byGram.get(gram) ?? []) shares[at] = (shares[at] ?? 0) + share

    let best = 0
    for (let at = 0; at < scores.length; at++) {
      const score = Math.max(scores[at] ?? 0, shares[at] ?? 0)
      scores[at] = score
      if (score > best) best = score
    }
    return ranked(scores, Math.max(LEAST, best * WITHIN), words.join(''))
  }

  /**
   * Returns, by document, the share of the query in it when each long word may have one wrong,
   * missing, added or swapped letter.
   */
  function slipped(words: readonly string[]): Float64Array {
    const letters = words.reduce((sum, word) => sum + word.length, 0)
    const shares = new Float64Array(documents.length)
    const counted = new Int32Array(documents.length)
    for (const [place, word] of words.entries()) {
      const near = new Set(slipsOf(word).flatMap((slip) => bySlip.get(slip) ?? []))
      for (const known of near) {
        for (const at of byWord.get(known) ?? []) {
          if (counted[at] === place + 1) continue
          counted[at] = place + 1
          shares[at] = (shares[at] ?? 0) + (SLIP * word.length) / letters
        }
      }
    }
    return shares
  }

  /**
   * Scores are few and documents many: they are put in order by their scores, not by comparing them
   * with each other.
   */
  function ranked(scores: Float64Array, least: number, typed: string): number[] {
    const byRank = new Map<number, number[]>()
    for (let at = 0; at < scores.length; at++) {
      const score = scores[at] ?? 0
      if (score >= least)
        append(
          byRank,
          score + (starts[at]?.startsWith(typed) ? (starts[at] === typed ? 0.2 : 0.1) : 0),
          at,
        )
    }
    const lists = [...byRank].sort(([a], [b]) => b - a).map(([, found]) => found)
    return ([] as number[]).concat(...lists)
  }
}

/**
 * Three letters in a row, across words as if they were written together, and how each word begins.
 */
function gramsOf(words: readonly string[]): string[] {
  const joined = words.join('')
  const grams = words.flatMap((word) =>
    word === '' ? [] : word.length === 1 ? [`^${word}`] : [`^${word[0]}`, `^${word.slice(0, 2)}`],
  )
  for (let at = 0; at + 3 <= joined.length; at++) grams.push(joined.slice(at, at + 3))
  return grams
}

/**
 * Returns the word, and the word without each one of its letters: two words that differ by one
 * typing error have one of these in common.
 */
function slipsOf(word: string): string[] {
  if (word.length < 4 || word.length > 24) return word === '' ? [] : [word]
  return [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))]
}

/** Small letters without accents, words divided by one space. Letters of every script stay. */
function fold(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
  return plain
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function append<Key, Item>(index: Map<Key, Item[]>, key: Key, item: Item): void {
  const known = index.get(key)
  if (known) known.push(item)
  else index.set(key, [item])
}
