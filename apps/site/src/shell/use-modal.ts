import { type Location, useLocation, useNavigate } from 'react-router'
import type { ModalName } from '../modal-names.ts'
import { modalIn, withModal, withoutModal } from './modal-address.ts'
import { isClosedByBack, overPage, pageAlone } from './over-page.ts'

export interface ModalChoice {
  modal: ModalName | null
  open: (modal: ModalName) => void
  /** Takes what named the dialog, and `token` beside it, out of the address. */
  close: () => void
}

/** The step that was closed by going back, which takes a moment: a second press must not go back once more. */
let left: Location | null = null

/** The dialog that the address asks for, by `?modal=` or its hash. It opens over the page one is on, and Back closes it. */
export function useModal(): ModalChoice {
  const navigate = useNavigate()
  const here = useLocation()
  const modal = modalIn(here)
  return {
    modal,
    // The browser's own address is asked: changing the language rewrites it behind the router's back, and while a dialog is being
    // loaded the one before it is still drawn with the address before.
    open: (next) => {
      if (modalIn(location) === next) return
      const state = modal === null ? overPage(here.state) : here.state
      navigate(withModal(location, next), { state, replace: modal !== null })
    },
    close: () => {
      if (left === here || modal === null) return
      if (!isClosedByBack(here.state)) return navigate(withoutModal(location), { state: pageAlone(), replace: true })
      // Back to the page as it stood, with where one came from: a step of its own would stand between the two.
      left = here
      navigate(-1)
    },
  }
}
