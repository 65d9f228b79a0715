const LONGEST = 128

/**
 * The identifier of a device as a client sent it, fit to be kept: it is never a reason to refuse
 * anybody. Null when there is none.
 */
export function readFingerprint(text: string | null | undefined): string | null {
  return (
    text
      ?.replace(/\p{Cc}/gu, '')
      .trim()
      .slice(0, LONGEST) || null
  )
}
