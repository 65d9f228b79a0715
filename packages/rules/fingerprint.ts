const LONGEST = 128

/**
 * Returns the identifier of a device as a client sent it, in a form that can be stored. No caller
 * is refused because of it. Null when there is none.
 */
export function readFingerprint(text: string | null | undefined): string | null {
  return (
    text
      ?.replace(/\p{Cc}/gu, '')
      .trim()
      .slice(0, LONGEST) || null
  )
}
