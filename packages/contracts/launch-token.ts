import * as v from 'valibot'

/** The families of game launch. What `play` answers is one of these as base64url of JSON. */
const launch = v.variant('type', [
  v.object({
    type: v.literal('GENERIC_IFRAME'),
    url: v.pipe(v.string(), v.url()),
    exit: v.string(),
    /** Games of this studio say `ready` once they stand; of others nothing is known but that their page has loaded. */
    saysReady: v.optional(v.boolean(), false),
  }),
])

export type Launch = v.InferOutput<typeof launch>

export function encodeLaunch(given: Launch): string {
  const bytes = new TextEncoder().encode(JSON.stringify(given))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

/** Null when the token is not one of ours: the page then shows nothing and warns in the console. */
export function decodeLaunch(token: string): Launch | null {
  try {
    const binary = atob(token.replaceAll('-', '+').replaceAll('_', '/'))
    const json = new TextDecoder().decode(Uint8Array.from(binary, (char) => char.charCodeAt(0)))
    const parsed = v.safeParse(launch, JSON.parse(json))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}
