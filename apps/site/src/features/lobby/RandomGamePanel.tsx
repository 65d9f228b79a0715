import { Shuffle } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { Button } from '#ui/Button.tsx'
import { OverlayBoundary } from '../../components/boundaries/ErrorBoundaries.tsx'
import type { TileGame } from '../../components/games/game.ts'
import { OnTheWay } from '../../components/navigation/OnTheWay.tsx'
import { useDialog } from '../../components/navigation/use-dialog.ts'
import { lazyPart } from '../../hydration/hydration.ts'

const RandomGame = lazyPart(async () => (await import('./RandomGame.tsx')).RandomGame)

/** Shows three cards and a button that deals one game by chance, for visitors who cannot choose. */
export function RandomGamePanel({ games, total }: { games: readonly TileGame[]; total: number }) {
  const { t } = useTranslation('lobby')
  const { pathname } = useLocation()
  const { isOpen, open, close } = useDialog('random_game')
  if (games.length < 3) return null
  return (
    <section aria-label={t('cannot_choose')} className="panel pick">
      <h2 className="text-title">{t('cannot_choose')}</h2>
      <div aria-hidden="true" className="fan">
        {games.slice(0, 3).map((game) => (
          <img
            key={game.id}
            src={game.logo}
            alt=""
            width={144}
            height={192}
            loading="lazy"
            decoding="async"
          />
        ))}
      </div>
      <p className="max-w-[32ch] text-muted">{t('cannot_choose_text', { count: total })}</p>
      <Button tone="action" onClick={open} aria-haspopup="dialog">
        <Shuffle aria-hidden="true" className="size-5" />
        <span>{t('get_random_game')}</span>
      </Button>
      {isOpen ? (
        <OverlayBoundary>
          <Suspense fallback={<OnTheWay />}>
            <RandomGame total={total} from={pathname} onClose={close} />
          </Suspense>
        </OverlayBoundary>
      ) : null}
    </section>
  )
}
