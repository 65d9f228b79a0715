import type { TFunction } from 'i18next'
import {
  type FocusEvent,
  type MouseEvent,
  memo,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useStore } from '../../lib/store.ts'
import { playHref, type TileGame } from './game.ts'
import { goneGames, isGone } from './gone-games.ts'
import { TilePicture, type TilePictureProps } from './TilePicture.tsx'
import { tileExtra } from './tile-extra.ts'
import { tileJackpot } from './tile-jackpot.ts'
import { tileTable } from './tile-table.ts'

export interface GameTileProps {
  game: TileGame
  /** Handed down, because looking the words up in each of sixty tiles makes a page slow to draw. */
  t: TFunction
  /** Where the game's close button leads. */
  from: string
  priority?: TilePictureProps['priority']
}

/**
 * A game's art. A pointer that hovers, or a first tap, brings up play and demo; a keyboard reaches
 * both at once.
 */
export const GameTile = memo(function GameTile({ game, t, from, priority }: GameTileProps) {
  const [open, setOpen] = useState(false)
  const Extra = useStore(tileExtra, null)
  const Jackpot = useStore(tileJackpot, null)
  const Table = useStore(tileTable, null)
  const tile = useRef<HTMLElement>(null)
  const hasGone = useSyncExternalStore(
    goneGames.subscribe,
    () => isGone(game, goneGames.get()),
    () => false,
  )

  // Not every browser moves the focus on a tap, so a tap elsewhere is listened for.
  useEffect(() => {
    if (!open) return
    const onPress = ({ target }: Event) => tile.current?.contains(target as Node) || setOpen(false)
    addEventListener('pointerdown', onPress)
    return () => removeEventListener('pointerdown', onPress)
  }, [open])

  function openOnTap(event: MouseEvent) {
    if (open || !isTap(event)) return
    event.preventDefault()
    setOpen(true)
  }

  function closeWhenLeft(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
  }

  if (hasGone) return null
  return (
    <article ref={tile} className="tile" data-open={open || undefined} onBlur={closeWhenLeft}>
      <div className="tile-art">
        <TilePicture game={game} tile={tile} priority={priority} />
        {/* biome-ignore lint/a11y/useAnchorContent: the name of the game is in the label, what is inside is drawn for the eye. */}
        <a
          className="tile-play"
          href={playHref(game, 'real', from)}
          onClick={openOnTap}
          aria-label={`${game.name}, ${t('play_now')}`}
        >
          <span aria-hidden="true" className="tile-disc" />
          <span aria-hidden="true" className="tile-word">
            {t('play_now')}
          </span>
        </a>
        {game.demo ? (
          <a
            className="tile-demo"
            href={playHref(game, 'demo', from)}
            aria-label={`${game.name}, ${t('demo')}`}
          >
            <span>{t('demo')}</span>
          </a>
        ) : null}
        {(Jackpot && game.jackpot) || Table ? (
          <div className="tile-news">
            {Jackpot && game.jackpot ? <Jackpot pool={game.jackpot} /> : null}
            {Table ? <Table id={game.id} /> : null}
          </div>
        ) : null}
        {Extra ? <Extra game={game} t={t} /> : null}
      </div>
      <p className="tile-name">
        <bdi>{game.name}</bdi>
      </p>
      <p className="tile-brand">
        <bdi>{game.brand.name}</bdi>
      </p>
    </article>
  )
})

/**
 * Returns true for a finger, and false for a mouse, a key or a screen reader. Where a click does
 * not report what pressed, a screen without hovering counts as a finger.
 */
function isTap({ nativeEvent, detail }: MouseEvent): boolean {
  const { pointerType } = nativeEvent as Partial<PointerEvent>
  return pointerType === undefined
    ? detail > 0 && matchMedia('(hover: none)').matches
    : pointerType === 'touch'
}
