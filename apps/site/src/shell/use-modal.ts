import { useSearchParams } from 'react-router'
import { type ModalName, modalNames } from '../modals.tsx'

export interface ModalChoice {
  modal: ModalName | null
  open: (modal: ModalName) => void
  /** Takes `modal`, and `token` beside it, out of the address. */
  close: () => void
}

/** The dialog that the address asks for by `?modal=`. It opens over the page one is on, and Back closes it. */
export function useModal(): ModalChoice {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('modal')
  return {
    modal: modalNames.find((name) => name === asked) ?? null,
    open: (modal) =>
      setSearch(
        (before) => {
          before.set('modal', modal)
          return before
        },
        { state: { keepScroll: true }, replace: asked !== null },
      ),
    close: () =>
      setSearch(
        (before) => {
          before.delete('modal')
          before.delete('token')
          return before
        },
        { state: { keepScroll: true }, replace: true },
      ),
  }
}
