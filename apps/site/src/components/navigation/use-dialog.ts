import { useEffect } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router'
import { useHydrated } from '../../hydration/hydration.ts'
import { dialogIn, isClosedByBack, noteDialog, overPage, pageAlone } from './over-page.ts'

/**
 * A dialog that no address names. Whatever leads elsewhere from it takes its step, so that going
 * back does not meet it again.
 */
export function useDialog(dialog: string): {
  isOpen: boolean
  open: () => void
  close: () => void
} {
  const { state } = useLocation()
  const isOpen = useHydrated() && dialogIn(state) === dialog
  const open = useOpenDialog(dialog)
  const stepBack = useStepBack()
  useEffect(() => (isOpen ? noteDialog() : undefined), [isOpen])
  return { isOpen, open, close: () => isOpen && stepBack(location) }
}

/**
 * The step that is being left for the one before or after it, which takes a moment: a second press
 * must not go one further.
 */
let left: Location | null = null

/**
 * Opens a dialog that no address names: it stands over the page in a step of its own, so that going
 * back closes it.
 */
export function useOpenDialog(dialog: string): () => void {
  const navigate = useNavigate()
  const here = useLocation()
  return () => {
    if (left === here) return
    left = here
    const { search, hash } = location
    // One that could not be loaded is requested again, and is no second step to go back.
    const isOpen = dialogIn(here.state) === dialog
    navigate({ search, hash }, { state: overPage(here.state, dialog), replace: isOpen })
  }
}

/**
 * Closes what stands over the page: one step back, or where that would not do it the same step with
 * the page alone, at this address.
 */
export function useStepBack(): (address: { search: string; hash: string }) => void {
  const navigate = useNavigate()
  const here = useLocation()
  return ({ search, hash }) => {
    if (left === here) return
    if (!isClosedByBack(here.state))
      return navigate({ search, hash }, { state: pageAlone(), replace: true })
    // Back to the page as it stood, with where one came from: a step of its own would stand between
    // the two.
    left = here
    navigate(-1)
  }
}
