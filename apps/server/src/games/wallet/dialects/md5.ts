import { hash } from 'node:crypto'

/**
 * Hashes a text for the two vendors that sign with MD5. The text ends with the secret. The casino
 * itself does not use MD5.
 */
export function md5(text: string, encoding: 'base64' | 'hex'): string {
  return hash('md5', text, encoding)
}
