import { Suspense, useEffect } from 'react'
import { useHydrated } from '../lib/use-hydrated.ts'
import { modals } from '../modals.tsx'
import { noteDialog } from './over-page.ts'
import { useModal } from './use-modal.ts'

/** The dialog that the address asks for. Only the browser draws it, once hydrated: a dialog is not part of what a page says. */
export function Modals() {
  const { modal } = useModal()
  const hydrated = useHydrated()
  useEffect(() => noteDialog(modal !== null), [modal])
  const Modal = modal === null ? undefined : modals[modal]
  if (!Modal || !hydrated) return null
  return (
    <Suspense>
      <Modal />
    </Suspense>
  )
}
