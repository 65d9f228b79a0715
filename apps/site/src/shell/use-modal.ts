import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { type ModalName, modalNames } from '../modals.tsx'
import { isClosedByBack, overPage, pageAlone } from './over-page.ts'

export interface ModalChoice {
  modal: ModalName | null
  open: (modal: ModalName) => void
  /** Takes `modal`, and `token` beside it, out of the address. */
  close: () => void
}

/** The dialog that the address asks for by `?modal=`. It opens over the page one is on, and Back closes it. */
export function useModal(): ModalChoice {
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation()
  const asked = search.get('modal')
  return {
    modal: modalNames.find((name) => name === asked) ?? null,
    open: (modal) =>
      setSearch(
        (before) => {
          before.set('modal', modal)
          return before
        },
        { state: asked === null ? overPage(state) : state, replace: asked !== null },
      ),
    close: () => {
      // Back to the page as it stood, with where one came from: a step of its own would stand between the two.
      if (isClosedByBack(state)) return navigate(-1)
      setSearch(
        (before) => {
          before.delete('modal')
          before.delete('token')
          return before
        },
        { state: pageAlone(), replace: true },
      )
    },
  }
}
