/**
 * Masks a first name for the public list of winners: its owner recognises it, and other people do
 * not.
 */
export function maskName(name: string): string {
  const letters = Array.from(new Intl.Segmenter().segment(name.trim()), ({ segment }) => segment)
  if (letters.length < 4) return `${letters[0] ?? ''}•••`
  const shown = letters.length < 8 ? 1 : 3
  return `${letters.slice(0, shown).join('')}•••${letters.at(-1)}`
}
