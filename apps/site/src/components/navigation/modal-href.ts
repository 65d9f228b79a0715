import { useLocation } from 'react-router'
import { withModal } from './modal-address.ts'
import type { ModalName } from './modal-names.ts'

/**
 * The address of a dialog over the page one is on, so that a link to it works before any script has
 * run.
 */
export function useModalHref(): (modal: ModalName) => string {
  const { pathname, search } = useLocation()
  // The server knows no hash, so neither does a link that it draws.
  return (modal) => pathname + withModal({ search, hash: '' }, modal).search
}
