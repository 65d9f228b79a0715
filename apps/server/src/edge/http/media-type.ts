import Negotiator from 'negotiator'

/**
 * How many answers are remembered, and how long a wish is at the most; browsers send some dozens.
 * Reading one of 15 kB takes 15 ms.
 */
const REMEMBERED = 500
const LONGEST_WISH = 300
const known = new Map<string, string | null>()

/**
 * Parameters of a media type, such as its character set. All but the quality are left aside: ours
 * comes in one kind only.
 */
const PARAMETERS = /;(?!\s*q\s*=)[^;,]*/gi

/**
 * The media type that an Accept, with its q-values, likes best; the first of those that it likes
 * alike, and null when it takes none. One that is longer than any client's is ignored.
 */
export function chooseType<Type extends string>(
  accept: string | undefined,
  types: readonly [Type, ...Type[]],
): Type | null {
  if (!accept || accept === '*/*' || accept.length > LONGEST_WISH) return types[0]
  const key = `${types} ${accept}`
  const before = known.get(key)
  if (before !== undefined) return before as Type | null
  const negotiator = new Negotiator({ headers: { accept: accept.replace(PARAMETERS, '') } })
  const chosen = (negotiator.mediaType([...types]) as Type | undefined) ?? null
  if (known.size >= REMEMBERED) known.clear()
  known.set(key, chosen)
  return chosen
}

/** Returns whether an Accept takes what is of this media type. */
export function takesType(accept: string | undefined, contentType: string): boolean {
  const [type = ''] = contentType.split(';')
  return chooseType(accept, [type]) !== null
}
