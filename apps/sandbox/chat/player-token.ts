import { jwtVerify } from 'jose'

export interface ChatPlayer {
  externalId: string
  name: string | null
}

/**
 * Reads the player from a token that the casino signed with the vendor's key. Null for a token that
 * is expired, forged or of another shape.
 */
export async function readPlayer(
  token: string,
  secret: string,
  nowMs: number,
): Promise<ChatPlayer | null> {
  try {
    const { payload, protectedHeader } = await jwtVerify(token, new TextEncoder().encode(secret), {
      algorithms: ['HS256'],
      requiredClaims: ['external_id', 'scope'],
      currentDate: new Date(nowMs),
    })
    const { external_id: externalId, scope, name } = payload
    if (
      !protectedHeader.kid ||
      scope !== 'user' ||
      typeof externalId !== 'string' ||
      externalId === ''
    )
      return null
    return { externalId, name: typeof name === 'string' && name !== '' ? name : null }
  } catch {
    return null
  }
}
