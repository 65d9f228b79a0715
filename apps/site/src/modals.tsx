import type { ComponentType } from 'react'
import { lazyPart } from './lib/lazy-module.ts'
import type { ModalName } from './modal-names.ts'

/** The dialogs by name, each in a file of its own that is fetched when it is first opened. */
export const modals: Record<ModalName, ComponentType> = {
  login: lazyPart(async () => (await import('./sign-in/LoginDialog.tsx')).LoginDialog),
  register: lazyPart(async () => (await import('./join/RegisterDialog.tsx')).RegisterDialog),
  pay_n_play: lazyPart(async () => (await import('./pay-n-play/PayNPlayDialog.tsx')).PayNPlayDialog),
  reset_password: lazyPart(async () => (await import('./password/ResetPasswordDialog.tsx')).ResetPasswordDialog),
  change_password: lazyPart(async () => (await import('./password/ChangePasswordDialog.tsx')).ChangePasswordDialog),
  promotion: lazyPart(async () => (await import('./promotions/PromotionDialog.tsx')).PromotionDialog),
  verify: lazyPart(async () => (await import('./verify/VerifyDialog.tsx')).VerifyDialog),
}
