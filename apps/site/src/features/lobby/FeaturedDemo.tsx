import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/IconButton.tsx'
import { useDialogOpen } from '#ui/open-dialogs.ts'
import { Spinner } from '#ui/Spinner.tsx'
import { useBackOnline } from '#web/use-back-online.ts'
import { Launcher } from '../play/launchers/Launcher.tsx'
import { useAttempts } from '../play/use-attempts.ts'
import { useLaunch } from '../play/use-launch.ts'
import { DemoFailed } from './DemoFailed.tsx'

export interface FeaturedDemoProps {
  gameId: string
  name: string
  onStop: () => void
}

/** The game with play money, in the place of its card. */
export function FeaturedDemo({ gameId, name, onStop }: FeaturedDemoProps) {
  const { t } = useTranslation(['lobby', 'play'])
  const paused = useDialogOpen()
  const { attempt, again, onReload } = useAttempts()
  const launch = useLaunch({ gameId, mode: 'demo', exit: '/' }, attempt)
  useBackOnline(again, launch.status === 'failed' && launch.error?.networkError !== undefined)

  return (
    <>
      <div className="flex items-center justify-between gap-3 ps-4 text-13 text-muted">
        <span className="truncate">
          <bdi>{name}</bdi>
          <span>{` · ${t('demo')}`}</span>
        </span>
        <IconButton label={t('stop_the_demo')} onClick={onStop}>
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      {launch.status === 'launched' ? (
        <Launcher
          key={attempt}
          launch={launch.launch}
          name={name}
          paused={paused}
          onLeave={onStop}
          onReload={onReload}
          onRetry={again}
          problem={<DemoFailed onRetry={again} />}
        />
      ) : launch.status === 'failed' ? (
        <DemoFailed onRetry={again} />
      ) : launch.status === 'loading' ? (
        <p role="status" className="grid flex-1 place-content-center">
          <span className="sr-only">{t('play:loading_game')}</span>
          <Spinner className="size-9 text-brass-400" />
        </p>
      ) : null}
    </>
  )
}
