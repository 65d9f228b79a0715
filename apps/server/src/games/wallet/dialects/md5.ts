import { createHash } from 'node:crypto'

/** What two vendors sign with: the secret stands at the end of the text. No hash of ours is MD5. */
export function md5(text: string, encoding: 'base64' | 'hex'): string {
  return createHash('md5').update(text).digest(encoding)
}
