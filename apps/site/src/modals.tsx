import { type ComponentType, lazy } from 'react'

/** What `?modal=` may say. */
export const modalNames = ['login', 'register', 'pay_n_play', 'reset_password', 'change_password', 'verify'] as const
export type ModalName = (typeof modalNames)[number]

/** The dialogs by name, each in a file of its own that is fetched when it is first opened. */
export const modals: Partial<Record<ModalName, ComponentType>> = {}

/** For the entries above: a dialog whose file exports one component. */
export const lazyModal = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }))
