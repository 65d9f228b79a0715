import type { ModalName } from '../navigation/modal-names.ts'
import { push } from './data-layer.ts'

/*
 * Every event of the data layer, one function each. None has a field for who the player is, for
 * what they typed, or for a token; the list with the meaning of each field is docs/analytics.md,
 * and a test holds the two together.
 */

export const pageView = (fields: {
  page: string
  path: string | null
  language: string
  signed_in: boolean
}) => push('page_view', fields)

export const modalView = (fields: { modal: ModalName; from: 'query' | 'hash' }) =>
  push('modal_view', fields)

export const modalClose = (fields: { modal: ModalName }) => push('modal_close', fields)

export const languageChange = (fields: { from: string; to: string }) =>
  push('language_change', fields)

export const balancesHidden = (fields: { hidden: boolean }) => push('balances_hidden', fields)

/** `modal` is the dialog it was done in; null in none. */
export const signIn = (fields: { modal: ModalName | null }) => push('sign_in', fields)

export const signInFailed = (fields: { retry_after_s: number | null }) =>
  push('sign_in_failed', fields)

export const signOut = () => push('sign_out', {})

export type SignUpStep = 'account_details' | 'personal_details' | 'confirmation'

export const signUpStep = (fields: { step: SignUpStep }) => push('sign_up_step', fields)

export const signUpFailed = (fields: { errors: number }) => push('sign_up_failed', fields)

export const signUp = (fields: { result: 'VerificationNeeded' | 'AutoLogin' | 'PayNPlay' }) =>
  push('sign_up', fields)

export const accountVerified = (fields: { ok: boolean }) => push('account_verified', fields)

export const passwordResetRequested = () => push('password_reset_requested', {})

export const passwordChanged = () => push('password_changed', {})

/** `place` is where one pays, `amount` an exact decimal. */
export interface PaymentFields {
  place: 'pay_n_play' | 'account'
  method: string
  amount: string
  currency: string
}

export const depositStarted = (fields: PaymentFields) => push('deposit_started', { ...fields })

export const depositPending = (fields: PaymentFields) => push('deposit_pending', { ...fields })

export const depositPaid = (fields: PaymentFields) => push('deposit_paid', { ...fields })

export const depositFailed = (fields: PaymentFields & { reason: string | null }) =>
  push('deposit_failed', { ...fields })

export const withdrawalRequested = (fields: PaymentFields) =>
  push('withdrawal_requested', { ...fields })

export const withdrawalCancelled = (fields: PaymentFields) =>
  push('withdrawal_cancelled', { ...fields })

export const gameOpen = (fields: { game: string; mode: 'real' | 'demo' }) =>
  push('game_open', fields)

export const gameFailed = (fields: { game: string; mode: 'real' | 'demo' }) =>
  push('game_failed', fields)

/** A search. The text is not in it: people type anything. */
export const search = (fields: { characters: number; filters: number; results: number }) =>
  push('search', fields)

export const providerFilter = (fields: { providers: number }) => push('provider_filter', fields)

export const errorShown = (fields: { boundary: 'page' | 'part' | 'overlay' | 'last_resort' }) =>
  push('error_shown', fields)
