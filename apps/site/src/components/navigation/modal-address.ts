import { type ModalName, modalNames } from './modal-names.ts'

/**
 * The parts of an address that may name a dialog, with their `?` and `#` where they are not empty.
 */
export interface ModalAddress {
  search: string
  hash: string
}

/** The dialog that an address names: by `?modal=`, otherwise by a hash such as `#login`. */
export function modalIn({ search, hash }: ModalAddress): ModalName | null {
  return named(new URLSearchParams(search).get('modal')) ?? named(hash.slice(1))
}

/**
 * Returns the address with another dialog. When the hash named a dialog, the hash changes;
 * otherwise the parameter names it.
 */
export function withModal({ search, hash }: ModalAddress, modal: ModalName): ModalAddress {
  const parameters = new URLSearchParams(search)
  const byHash = named(hash.slice(1)) !== null
  dropCompanions(parameters)
  if (!byHash || parameters.has('modal')) parameters.set('modal', modal)
  return { search: asSearch(parameters), hash: byHash ? `#${modal}` : hash }
}

/** Returns the address without a dialog, and without what stood beside its name. */
export function withoutModal({ search, hash }: ModalAddress): ModalAddress {
  const parameters = new URLSearchParams(search)
  parameters.delete('modal')
  dropCompanions(parameters)
  return { search: asSearch(parameters), hash: named(hash.slice(1)) === null ? hash : '' }
}

/** The token of a mailed link, and which promotion is shown, belong to one dialog only. */
function dropCompanions(parameters: URLSearchParams): void {
  parameters.delete('token')
  parameters.delete('promotion')
}

function named(text: string | null): ModalName | null {
  return modalNames.find((name) => name === text) ?? null
}

function asSearch(parameters: URLSearchParams): string {
  return parameters.size === 0 ? '' : `?${parameters}`
}
