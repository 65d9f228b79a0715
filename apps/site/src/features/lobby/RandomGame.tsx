import { Shuffle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { playHref } from '../../components/games/game.ts'
import { ListProblem } from '../../components/games/ListProblem.tsx'
import { ShuffledCards } from './ShuffledCards.tsx'
import { useRandomGame } from './use-random-game.ts'

/** Deals one of all the games that are offered on such a screen. Closing forgets it. */
export function RandomGame({
  total,
  from,
  onClose,
}: {
  total: number
  from: string
  onClose: () => void
}) {
  const { t } = useTranslation(['lobby', 'common'])
  const { state, respin } = useRandomGame(total)
  const game = state.status === 'dealt' ? state.game : null
  return (
    <Dialog title={t('get_random_game')} closeLabel={t('close')} onClose={onClose}>
      <div className="grid gap-3 pb-6 text-center">
        {state.status === 'failed' ? (
          <div className="grid min-h-85 place-content-center">
            <ListProblem
              text={t('common:game_list_error')}
              onRetry={respin}
              heirs="button:enabled"
            />
          </div>
        ) : (
          <ShuffledCards state={state} />
        )}
        <div role="status" className="grid min-h-20 content-center px-6">
          {game ? (
            <>
              <p className="font-display text-22 leading-tight">
                <bdi>{game.name}</bdi>
              </p>
              <p className="flex min-h-11 items-center justify-center text-14 text-muted">
                <bdi>{game.brand.name}</bdi>
                {game.demo ? (
                  <a
                    href={playHref(game, 'demo', from)}
                    className="inline-flex min-h-11 items-center px-4 text-brass-200 underline underline-offset-3"
                  >
                    {t('demo')}
                  </a>
                ) : null}
              </p>
            </>
          ) : (
            <p className="font-display text-22 text-muted">
              {state.status === 'spinning' ? t('shuffling') : ''}
            </p>
          )}
        </div>
        <div className="grid grid-cols-2 gap-3 px-6">
          <Button onClick={respin} disabled={state.status === 'spinning'} size="large">
            <Shuffle aria-hidden="true" className="size-5" />
            <span>{t('respin')}</span>
          </Button>
          {game ? (
            <LinkButton href={playHref(game, 'real', from)} tone="action" size="large">
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
