import { spokenLanguage } from './languages.ts'

interface Wish {
  tag: string
  quality: number
}

/**
 * The language among those that are `spoken` that an Accept-Language (RFC 9110, section 12.5.4)
 * likes best; null when it takes none of them. `*` stands for every language that it does not name.
 */
export function acceptedLanguage(header: string, spoken: readonly string[]): string | null {
  const wishes = header.split(',').map(readWish)
  const refused = new Set(
    wishes.filter(({ quality }) => quality === 0).map(({ tag }) => tag.toLowerCase()),
  )
  const wanted = wishes.filter(({ quality }) => quality > 0).sort((a, b) => b.quality - a.quality)
  for (const { tag } of wanted) {
    const language =
      tag === '*'
        ? spoken.find((code) => !refused.has(code.toLowerCase()))
        : spokenLanguage(tag, spoken)
    if (language) return language
  }
  return null
}

/** A quality that cannot be read is the full one. */
function readWish(text: string): Wish {
  const [tag = '', ...parameters] = text.split(';').map((part) => part.trim())
  const [, quality] =
    parameters.map((each) => each.match(/^q\s*=\s*([01](?:\.\d{0,3})?)$/i)).find(Boolean) ?? []
  return { tag, quality: quality === undefined ? 1 : Number(quality) }
}
