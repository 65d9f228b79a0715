import { useLocation, useNavigate } from 'react-router'
import { modalIn, withModal, withoutModal } from './modal-address.ts'
import type { ModalName } from './modal-names.ts'
import { overPage } from './over-page.ts'
import { useStepBack } from './use-dialog.ts'

export interface ModalChoice {
  modal: ModalName | null
  open: (modal: ModalName) => void
  /** Takes what named the dialog, and `token` beside it, out of the address. */
  close: () => void
}

/**
 * The dialog that the address names, by `?modal=` or its hash. It opens over the page one is on,
 * and Back closes it.
 */
export function useModal(): ModalChoice {
  const navigate = useNavigate()
  const here = useLocation()
  const stepBack = useStepBack()
  const modal = modalIn(here)
  return {
    modal,
    // The browser's own address is read: changing the language rewrites it behind the router's
    // back, and while a dialog is being loaded the one before it is still drawn with the address
    // before.
    open: (next) => {
      if (modalIn(location) === next) return
      const state = modal === null ? overPage(here.state) : here.state
      navigate(withModal(location, next), { state, replace: modal !== null })
    },
    // A visitor who has gone elsewhere while the dialog waited for an answer is not brought back by
    // it.
    close: () => modal !== null && modalIn(location) === modal && stepBack(withoutModal(location)),
  }
}
