import { useLocation } from 'react-router'
import type { ModalName } from '../modals.tsx'

/** The address of a dialog over the page one is on, so that a link to it works before any script has run. */
export function useModalHref(): (modal: ModalName) => string {
  const { pathname, search } = useLocation()
  return (modal) => {
    const parameters = new URLSearchParams(search)
    parameters.set('modal', modal)
    return `${pathname}?${parameters}`
  }
}
