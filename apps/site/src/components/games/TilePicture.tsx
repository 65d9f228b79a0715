import { type RefObject, use } from 'react'
import { useHydrated, useWhen } from '../../hydration/hydration.ts'
import { MobileContext } from '../../lib/mobile-context.ts'
import type { TileGame } from './game.ts'
import { TILE_SIZES, tileSources } from './tile-sources.ts'

export interface TilePictureProps {
  game: TileGame
  tile: RefObject<HTMLElement | null>
  /** `eager` is for tiles in sight from the start, `first` for the first of them. */
  priority?: 'first' | 'eager' | undefined
}

/**
 * A game's art. Pictures that the server has drawn are fetched as the browser thinks best; of those
 * drawn later only the ones that come near, because browsers look far ahead on a slow network, and
 * sixty pictures that arrive one by one keep a finger waiting.
 */
export function TilePicture({ game, tile, priority }: TilePictureProps) {
  const mobile = use(MobileContext)
  const isThere = !useHydrated() || priority !== undefined
  if (!useWhen('near', tile, isThere)) return null
  return (
    <img
      srcSet={tileSources(game.logo, mobile)}
      sizes={TILE_SIZES}
      src={game.logo}
      alt=""
      width={300}
      height={400}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority === 'first' ? 'high' : undefined}
      decoding="async"
      draggable={false}
    />
  )
}
