import type { ComponentType } from 'react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { LaunchType } from '#contracts/launch-token.ts'
import { lazyPart } from '../../../hydration/hydration.ts'
import { FrameWaiting } from './FrameWaiting.tsx'
import type { LauncherProps } from './launcher-props.ts'

const Generic = lazyPart(async () => (await import('./GenericGame.tsx')).GenericGame)

/**
 * The component that shows the games of each family, by the type of the launch token. A family's
 * code is fetched when one of its games is opened.
 */
const LAUNCHERS: { readonly [Type in LaunchType]: ComponentType<LauncherProps<Type>> } = {
  GENERIC_IFRAME: Generic,
  SOFT_SWISS_FRAME: lazyPart(async () => (await import('./SoftSwissGame.tsx')).SoftSwissGame),
  PLAY_N_GO: lazyPart(async () => (await import('./PlayNGoGame.tsx')).PlayNGoGame),
  ORYX: lazyPart(async () => (await import('./OryxGame.tsx')).OryxGame),
  TV_BET_FRAME: lazyPart(async () => (await import('./TvBetGame.tsx')).TvBetGame),
  TOMHORN: lazyPart(async () => (await import('./TomHornGame.tsx')).TomHornGame),
  PATEPLAY: lazyPart(async () => (await import('./PateplayGame.tsx')).PateplayGame),
  VENUM: lazyPart(async () => (await import('./VenumGame.tsx')).VenumGame),
}

/**
 * Fetches the code of the usual family, which most others are made of, while a launch is on its way.
 * When it does not come, the game that needs it requests it again.
 */
export function fetchUsualLauncher(): void {
  Generic.load().catch(() => undefined)
}

/** A game, shown as its family is. */
export function Launcher(props: LauncherProps) {
  const { t } = useTranslation('play')
  // The record ensures that the component fits the launch, but TypeScript does not follow that
  // through an index.
  const Family = LAUNCHERS[props.launch.type] as ComponentType<LauncherProps>
  return (
    <Suspense
      fallback={
        <div className="relative flex-1">
          <FrameWaiting text={t('loading_game')} />
        </div>
      }
    >
      <Family {...props} />
    </Suspense>
  )
}
