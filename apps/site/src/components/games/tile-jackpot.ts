import type { ComponentType } from 'react'
import { createStore } from '../../lib/store.ts'

/**
 * The part of a tile that shows the jackpot that its game feeds. Its code comes when the page has
 * nothing better to do.
 */
export const tileJackpot = createStore<ComponentType<{ pool: string }> | null>(null)
