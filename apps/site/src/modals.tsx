import { type ComponentType, lazy } from 'react'

/** What `?modal=` may say. */
export const modalNames = ['login', 'register', 'pay_n_play', 'reset_password', 'change_password', 'verify'] as const
export type ModalName = (typeof modalNames)[number]

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
