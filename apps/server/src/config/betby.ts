import { readFileSync } from 'node:fs'
import type { JSONWebKeySet } from 'jose'
import * as v from 'valibot'
import { ConfigError } from './setting.ts'

const rsaKey = v.looseObject({
  kty: v.literal('RSA'),
  n: v.pipe(v.string(), v.minLength(342)),
  e: v.string(),
})
const keySet = v.object({ keys: v.pipe(v.array(rsaKey), v.minLength(1), v.maxLength(10)) })

/** The public keys that Betby signs its calls with; null where its API is not offered. */
export function readBetbyKeys(env: NodeJS.ProcessEnv): JSONWebKeySet | null {
  const path = env.BETBY_JWKS_PATH
  if (!path) return null
  const parsed = v.safeParse(keySet, contentOf(path))
  if (!parsed.success || parsed.output.keys.some((key) => 'd' in key))
    throw new ConfigError(
      `BETBY_JWKS_PATH names ${path}, which must hold a JSON Web Key Set of public RSA keys of at least 2048 bits.`,
    )
  return parsed.output
}

function contentOf(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    throw new ConfigError(`BETBY_JWKS_PATH names ${path}, which cannot be read as JSON.`)
  }
}
