import { Shuffle } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { playHref, type TileGame } from '../components/game.ts'

const SPIN_MS = 4000
const SLIDES = 10

/** Shuffles for four seconds, or at once for who wants no motion, and deals a game. Closing forgets it. */
export function RandomGame({ games, onClose }: { games: readonly TileGame[]; onClose: () => void }) {
  const { t } = useTranslation('lobby')
  const [slide, setSlide] = useState(0)
  const [dealt, setDealt] = useState<TileGame | null>(null)
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is what starts the shuffle again.
  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    const turning = setInterval(() => setSlide((before) => (before + 1) % SLIDES), SPIN_MS / (SLIDES * 3))
    const done = setTimeout(
      () => {
        clearInterval(turning)
        setDealt(pick(games))
      },
      still ? 0 : SPIN_MS,
    )
    return () => {
      clearInterval(turning)
      clearTimeout(done)
    }
  }, [games, round])

  const respin = useCallback(() => {
    setDealt(null)
    setRound((before) => before + 1)
  }, [])

  const shown = dealt ?? games[slide % games.length]
  if (!shown) return null
  return (
    <Dialog title={t('get_random_game')} closeLabel={t('close')} onClose={onClose}>
      <div className="grid justify-items-center gap-5 px-6 pb-6 text-center">
        <img
          src={shown.logo}
          alt=""
          width={240}
          height={320}
          className={`w-60 rounded-card shadow-deep ${dealt ? '' : 'opacity-80 blur-[1px]'}`}
        />
        <p role="status" className="min-h-14 font-display text-22">
          {dealt ? <bdi>{dealt.name}</bdi> : <span className="text-muted">{t('shuffling')}</span>}
        </p>
        <div className="grid w-full grid-cols-2 gap-3">
          <Button onClick={respin} disabled={dealt === null} size="large">
            <Shuffle aria-hidden="true" className="size-5" />
            {t('respin')}
          </Button>
          {dealt ? (
            <LinkButton href={playHref(dealt, 'real', '/')} tone="action" size="large">
              {t('play_now')}
            </LinkButton>
          ) : (
            <Button tone="action" size="large" disabled>
              {t('play_now')}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}

function pick<T>(items: readonly T[]): T | null {
  return items[Math.floor(Math.random() * items.length)] ?? null
}
