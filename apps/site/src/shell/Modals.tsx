import { Suspense, useSyncExternalStore } from 'react'
import { modals } from '../modals.tsx'
import { useModal } from './use-modal.ts'

/** The dialog that the address asks for. Only the browser draws it, once awake: a dialog is not part of what a page says. */
export function Modals() {
  const { modal } = useModal()
  const awake = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  const Modal = modal === null ? undefined : modals[modal]
  if (!Modal || !awake) return null
  return (
    <Suspense>
      <Modal />
    </Suspense>
  )
}
