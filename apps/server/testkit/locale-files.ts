/** The stems of what is counted: keys that English has in the singular and in the plural. */
export function pluralStems(english: Readonly<Record<string, string>>): ReadonlySet<string> {
  const stems = Object.keys(english).map((key) => key.replace(/_other$/, ''))
  return new Set(stems.filter((stem) => `${stem}_one` in english && `${stem}_other` in english))
}

/** The placeholders and tags of a text, sorted. */
export function gapsIn(text: string): string[] {
  return [...text.matchAll(/\{\{\s*[-\w]+|<\/?\w+>/g)]
    .map(([gap]) => gap.replace(/\s/g, ''))
    .toSorted()
}
