import type { PersonalDetailsForm } from '#rules/registration.ts'
import { createStore } from '../../lib/store.ts'

export interface Draft {
  email: string
  password: string
  currency: string
  bonusCode: string
  /** The second step, as far as it was filled in. */
  personal: Partial<PersonalDetailsForm>
}

const empty: Draft = { email: '', password: '', currency: '', bonusCode: '', personal: {} }

const draft = createStore(empty)

/**
 * Returns the texts typed so far into the dialogs that share a tab header. They live in memory
 * only, and as long as the page.
 */
export function readDraft(): Draft {
  return draft.get()
}

export function keepInDraft(typed: Partial<Draft>): void {
  draft.set({ ...draft.get(), ...typed })
}

export function clearDraft(): void {
  draft.set(empty)
}
