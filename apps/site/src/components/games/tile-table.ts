import type { ComponentType } from 'react'
import { createStore } from '../../lib/store.ts'

/**
 * The line on the tile of a live table: free seats and the last results. Its code comes when the
 * page has nothing better to do.
 */
export const tileTable = createStore<ComponentType<{ id: string }> | null>(null)
