import { localPath } from '#rules/local-path.ts'
import type { Tx } from '../../db/database.ts'
import { newSecret, type Random } from '../../kit/random.ts'
import { badInput, Refusal } from '../../kit/refusal.ts'
import { hashOf } from '../secret-hash.ts'
import { type MailedLink, replaceLinks } from './mailed-link.store.ts'

/** 256 bits of chance, for an address. */
export function newToken(random: Random): { token: string; hash: Buffer } {
  const token = newSecret(random)
  return { token, hash: hashOf(token) }
}

/**
 * Throws when a link is not valid, with the reason for a caller whose link was once mailed:
 * link_used, link_replaced by a newer one, or link_expired. Every guess is link_invalid.
 */
export function mustBeOpen<Link extends MailedLink>(link: Link | null, now: Date): Link {
  if (!link) throw new Refusal('link_invalid')
  if (link.state !== 'open')
    throw new Refusal(link.state === 'used' ? 'link_used' : 'link_replaced')
  if (link.expiresAt <= now) throw new Refusal('link_expired')
  return link
}

/** Ends the links for a new password that were mailed to a player, with the transaction. */
export async function endResetLinks(tx: Tx, playerId: string): Promise<void> {
  await replaceLinks(tx, 'reset', playerId)
}

/**
 * Returns the client's path. Throws a refusal of the field when it does not lead to a page of the
 * casino.
 */
export function pathOfClient(path: string, field: string): string {
  const local = localPath(path)
  if (local === null) throw badInput({ [field]: 'validations.path_not_ours' })
  return local
}

/**
 * An address in a letter. It starts with the configured origin, whatever host the request named.
 * With a token it names the dialog as well, which takes the token out of the address before scripts
 * of others run: who asks for the letter need not be its reader.
 */
export function linkTo(
  publicUrl: string,
  path: string,
  parameters: Readonly<Record<string, string>> = {},
): string {
  const url = new URL(path, 'http://casino')
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return publicUrl + url.pathname + url.search + url.hash
}

/** Links for the owner of an account: to sign in, and to choose a new password. */
export function accountLinks(
  publicUrl: string,
  language: string,
): { loginLink: string; resetLink: string } {
  const path = (modal: string) => linkTo(publicUrl, '/', { lng: language, modal })
  return { loginLink: path('login'), resetLink: path('reset_password') }
}
