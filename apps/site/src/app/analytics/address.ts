import { type ModalAddress, modalIn } from '../../components/navigation/modal-address.ts'
import type { ModalName } from '../../components/navigation/modal-names.ts'
import { findPage } from '../routes.tsx'

/**
 * Pages whose path shows more than the page, such as the page before: their path is not reported.
 */
const withheld: readonly string[] = ['/play/:mode?/:id?/:referrer?', '/closewindow/:goto?']

/**
 * Returns what the data layer may know of an address: never its query, which may hold mailed tokens
 * and searches. Null for an unknown page.
 */
export function describePage(pathname: string): { page: string; path: string | null } | null {
  const page = findPage(pathname)?.route.path
  return page === undefined ? null : { page, path: withheld.includes(page) ? null : pathname }
}

/** The dialog that an address opens, and where it is named. */
export function describeModal(
  address: ModalAddress,
): { modal: ModalName; from: 'query' | 'hash' } | null {
  const modal = modalIn(address)
  if (modal === null) return null
  return { modal, from: modalIn({ ...address, hash: '' }) === null ? 'hash' : 'query' }
}
