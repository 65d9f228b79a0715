/** Answers the positions of the documents that fit, best first. */
export type Search = (query: string) => number[]

/** Below this share of what was typed a document does not fit. */
const LEAST = 0.5
/** How far behind the best one a document may be and still be listed. */
const WITHIN = 0.7
/** What a word with one slip counts, against the same word without. */
const SLIP = 0.85

/**
 * A search that forgives typos, accents and words joined or torn apart. A document is a list of texts, the most telling first. Of
 * documents that fit equally well, the one that begins with what was typed goes first, then the earlier one.
 */
export function openSearch(documents: readonly (readonly string[])[]): Search {
  const byGram = new Map<string, number[]>()
  const bySlip = new Map<string, number[]>()
  const starts = documents.map(([first = '']) => fold(first).replaceAll(' ', ''))
  for (const [at, texts] of documents.entries()) {
    const words = texts.map((text) => fold(text).split(' '))
    for (const gram of new Set(words.flatMap(gramsOf))) append(byGram, gram, at)
    for (const slip of new Set(words.flat().flatMap(slipsOf))) append(bySlip, slip, at)
  }

  return (query) => {
    const words = fold(query).slice(0, 100).split(' ').filter(Boolean)
    const grams = new Set(gramsOf(words))
    if (grams.size === 0) return []
    const scores = new Float64Array(documents.length)
    for (const gram of grams) for (const at of byGram.get(gram) ?? []) scores[at] = (scores[at] ?? 0) + 1 / grams.size
    for (const [at, score] of slipped(words)) scores[at] = Math.max(scores[at] ?? 0, score)

    const best = scores.reduce((a, b) => Math.max(a, b), 0)
    const least = Math.max(LEAST, best * WITHIN)
    const typed = words.join('')
    const rank = (at: number) => (scores[at] ?? 0) + (starts[at] === typed ? 0.2 : starts[at]?.startsWith(typed) ? 0.1 : 0)
    const found: number[] = []
    for (const [at, score] of scores.entries()) if (score >= least) found.push(at)
    return found.sort((a, b) => rank(b) - rank(a) || a - b)
  }

  /** By document, how much of the query stands in it when each long word may have one wrong, missing, added or swapped letter. */
  function slipped(words: readonly string[]): Map<number, number> {
    const letters = words.reduce((sum, word) => sum + word.length, 0)
    const shares = new Map<number, number>()
    for (const word of words) {
      const near = new Set(slipsOf(word).flatMap((slip) => bySlip.get(slip) ?? []))
      for (const at of near) shares.set(at, (shares.get(at) ?? 0) + (SLIP * word.length) / letters)
    }
    return shares
  }
}

/** Three letters in a row, across words as if they were written together, and how each word begins. */
function gramsOf(words: readonly string[]): string[] {
  const joined = words.join('')
  const grams = words.flatMap((word) => (word === '' ? [] : word.length === 1 ? [`^${word}`] : [`^${word[0]}`, `^${word.slice(0, 2)}`]))
  for (let at = 0; at + 3 <= joined.length; at++) grams.push(joined.slice(at, at + 3))
  return grams
}

/** The word and what is left of it without any one letter: two words that are one slip apart have one of these in common. */
function slipsOf(word: string): string[] {
  if (word.length < 4 || word.length > 24) return word === '' ? [] : [word]
  return [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))]
}

/** Small letters without accents, words parted by one space. Letters of every script stay. */
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

function append(index: Map<string, number[]>, key: string, at: number): void {
  const known = index.get(key)
  if (known) known.push(at)
  else index.set(key, [at])
}
