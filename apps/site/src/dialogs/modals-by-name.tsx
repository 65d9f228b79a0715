import type { ComponentType } from 'react'
import type { ModalName } from '../components/navigation/modal-names.ts'
import { lazyPart } from '../hydration/hydration.ts'

/** The dialogs by name, each in a file of its own that is fetched when it is first opened. */
export const modals: Record<ModalName, ComponentType> = {
  login: lazyPart(async () => (await import('../features/sign-in/LoginDialog.tsx')).LoginDialog),
  register: lazyPart(
    async () => (await import('../features/join/RegisterDialog.tsx')).RegisterDialog,
  ),
  pay_n_play: lazyPart(
    async () => (await import('../features/pay-n-play/PayNPlayDialog.tsx')).PayNPlayDialog,
  ),
  reset_password: lazyPart(
    async () => (await import('../features/password/ResetPasswordDialog.tsx')).ResetPasswordDialog,
  ),
  change_password: lazyPart(
    async () =>
      (await import('../features/password/ChangePasswordDialog.tsx')).ChangePasswordDialog,
  ),
  promotion: lazyPart(
    async () => (await import('../features/promotions/PromotionDialog.tsx')).PromotionDialog,
  ),
  verify: lazyPart(async () => (await import('../features/verify/VerifyDialog.tsx')).VerifyDialog),
}
