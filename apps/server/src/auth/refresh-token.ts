import { createHmac, timingSafeEqual } from 'node:crypto'

interface RefreshToken {
  sessionId: string
  /** Counts the exchanges of the session; only the newest is good. */
  generation: number
}

export interface RefreshTokens {
  write(token: RefreshToken): string
  /** Null for what we have not signed: it costs no look into the database. */
  read(text: string): RefreshToken | null
}

/** `{session}.{generation}.{signature}`: the same generation is always the same text, which is what parallel tabs need. */
export function openRefreshTokens(secret: string): RefreshTokens {
  const key = createHmac('sha256', secret).update('refresh token').digest()
  const signature = (content: string) => createHmac('sha256', key).update(content).digest()
  return {
    write({ sessionId, generation }) {
      const content = `${sessionId}.${generation}`
      return `${content}.${signature(content).toString('base64url')}`
    },
    read(text) {
      const [, content = '', sessionId, generation, given = ''] = text.match(/^(([0-9a-z]{26})\.([0-9]{1,9}))\.([\w-]{43})$/) ?? []
      const bytes = Buffer.from(given, 'base64url')
      const expected = signature(content)
      if (!sessionId || bytes.length !== expected.length || !timingSafeEqual(bytes, expected)) return null
      return { sessionId, generation: Number(generation) }
    },
  }
}
