import type { TFunction } from 'i18next'
import type { ComponentType } from 'react'
import { createStore } from '../../lib/store.ts'
import type { TileGame } from './game.ts'

/**
 * The part of every tile that signed-in players have beyond visitors. Its code comes with the
 * session, so that visitors never load it.
 */
export const tileExtra = createStore<ComponentType<{ game: TileGame; t: TFunction }> | null>(null)
