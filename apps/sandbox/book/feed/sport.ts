/**
 * A name in the language of its reader: the client has the words of `key` in eight languages.
 * `name` marks a proper name, in `values.text`.
 */
export interface Words {
  key: string
  values?: Readonly<Record<string, string | number>>
}

export type SportKey = 'football' | 'racing' | 'tennis' | 'basketball' | 'virtual_football'

export interface Sport {
  id: number
  key: SportKey
  name: Words
}

/** A country, or the world of a sport that has none. */
export interface Category {
  id: number
  sportId: number
  name: Words
  /** ISO 3166, with the parts of the United Kingdom as `gb-eng`; null for the world. */
  country: string | null
}

export interface Championship {
  id: number
  sportId: number
  categoryId: number
  name: Words
  /** Shown first, and what coupon 6 means by a top league. */
  top: boolean
}

/**
 * Sports, in the order in which lists show them. Ids never change, because addresses and bets hold
 * them.
 */
export const SPORTS: readonly Sport[] = [
  { id: 1, key: 'football', name: { key: 'sport.football' } },
  { id: 3, key: 'tennis', name: { key: 'sport.tennis' } },
  { id: 4, key: 'basketball', name: { key: 'sport.basketball' } },
  { id: 2, key: 'racing', name: { key: 'sport.racing' } },
  { id: 5, key: 'virtual_football', name: { key: 'sport.virtual_football' } },
]

export function properName(text: string): Words {
  return { key: 'name', values: { text } }
}
