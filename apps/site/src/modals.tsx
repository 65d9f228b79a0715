import { type ComponentType, lazy } from 'react'
import type { ModalName } from './modal-names.ts'

/** The dialogs by name, each in a file of its own that is fetched when it is first opened. */
export const modals: Record<ModalName, ComponentType> = {
  login: lazyModal(async () => (await import('./sign-in/LoginDialog.tsx')).LoginDialog),
  register: lazyModal(async () => (await import('./join/RegisterDialog.tsx')).RegisterDialog),
  pay_n_play: lazyModal(async () => (await import('./pay-n-play/PayNPlayDialog.tsx')).PayNPlayDialog),
  reset_password: lazyModal(async () => (await import('./password/ResetPasswordDialog.tsx')).ResetPasswordDialog),
  change_password: lazyModal(async () => (await import('./password/ChangePasswordDialog.tsx')).ChangePasswordDialog),
  verify: lazyModal(async () => (await import('./verify/VerifyDialog.tsx')).VerifyDialog),
}

function lazyModal(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await load() }))
}
