import { createHmac, timingSafeEqual } from 'node:crypto'

interface RefreshToken {
  sessionId: string
  /** Counts the exchanges of the session; only the newest is good. */
  generation: number
}

export interface RefreshTokens {
  write(token: RefreshToken): string
  /** Returns null for what we have not signed: it costs no look into the database. */
  read(text: string): RefreshToken | null
}

/**
 * `{session}.{generation}.{signature}`: the same generation is always the same text, which is what
 * parallel tabs need. The first of the secrets signs, each of them is believed.
 */
export function openRefreshTokens(secrets: readonly [string, ...string[]]): RefreshTokens {
  const [sign, ...others] = [signerWith(secrets[0]), ...secrets.slice(1).map(signerWith)] as const
  return {
    write({ sessionId, generation }) {
      const content = `${sessionId}.${generation}`
      return `${content}.${sign(content).toString('base64url')}`
    },
    read(text) {
      const [, content = '', sessionId, generation, given = ''] =
        text.match(/^(([0-9a-z]{26})\.([0-9]{1,9}))\.([\w-]{43})$/) ?? []
      const bytes = Buffer.from(given, 'base64url')
      if (!sessionId || ![sign, ...others].some((signer) => isSame(bytes, signer(content))))
        return null
      return { sessionId, generation: Number(generation) }
    },
  }
}

function signerWith(secret: string): (content: string) => Buffer {
  const key = createHmac('sha256', secret).update('refresh token').digest()
  return (content) => createHmac('sha256', key).update(content).digest()
}

function isSame(given: Buffer, expected: Buffer): boolean {
  return given.length === expected.length && timingSafeEqual(given, expected)
}
