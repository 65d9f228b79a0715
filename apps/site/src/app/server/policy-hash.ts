import { createHash } from 'node:crypto'

/** `sha256-…` of what stands inline in a page, for the content security policy. */
export function policyHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
