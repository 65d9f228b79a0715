/** The names that `?modal=` may have. */
export const modalNames = [
  'login',
  'register',
  'pay_n_play',
  'reset_password',
  'change_password',
  'verify',
  'promotion',
] as const
export type ModalName = (typeof modalNames)[number]
