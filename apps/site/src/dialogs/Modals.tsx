import { Suspense, useDeferredValue, useEffect } from 'react'
import type { ModalName } from '../components/navigation/modal-names.ts'
import { OnTheWay } from '../components/navigation/OnTheWay.tsx'
import { noteDialog } from '../components/navigation/over-page.ts'
import { useModal } from '../components/navigation/use-modal.ts'
import { useHydrated } from '../hydration/hydration.ts'
import { useViewer } from '../session/viewer.ts'
import { modals } from './modals-by-name.tsx'

/** Dialogs that are not opened for a signed-in player. */
const forVisitors: readonly (ModalName | null)[] = ['login', 'register']

/**
 * The dialog that the address names. Only the browser draws it, once hydrated: a dialog is not part
 * of the content of a page.
 */
export function Modals() {
  const { modal, close } = useModal()
  const { status } = useViewer()
  const hydrated = useHydrated()
  const isIn = status !== 'visitor' && forVisitors.includes(modal)
  // A dialog stays until the code of the one that takes its place is there.
  const before = useDeferredValue(modal)
  const Modal = modal === null || isIn ? undefined : modals[before ?? modal]

  const isRequested = modal !== null
  useEffect(() => (isRequested ? noteDialog() : undefined), [isRequested])

  // biome-ignore lint/correctness/useExhaustiveDependencies: closed once, when it turns out who is there.
  useEffect(() => {
    if (isIn && status === 'player') close()
  }, [isIn, status])

  if (!Modal || !hydrated) return null
  return (
    <Suspense fallback={<OnTheWay />}>
      <Modal />
    </Suspense>
  )
}
