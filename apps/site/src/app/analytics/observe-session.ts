import { signIn, signOut } from '../../components/data-layer/events.ts'
import type { ModalName } from '../../components/navigation/modal-names.ts'
import type { Store } from '../../lib/store.ts'
import type { SessionState } from '../../session/session.ts'

/**
 * Reports signing in and out, by whatever part of the page. A session that is found again when a
 * page loads, or in another tab, has not just begun; a new generation has.
 */
export function observeSession(
  state: Store<SessionState>,
  openModal: () => ModalName | null,
): () => void {
  let before = state.get()
  return state.subscribe(() => {
    const [was, is] = [before, state.get()]
    before = is
    if (was.status !== 'visitor' && is.status === 'visitor' && was.generation !== is.generation)
      signOut()
    if (is.status === 'player' && was.generation !== is.generation) signIn({ modal: openModal() })
  })
}
