import { Clock3 } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useMutation } from 'urql'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Problems } from '#ui/Problems.tsx'
import { useLive } from '#web/use-live.ts'
import { useErrorTexts, useProblemsHeading } from '../../components/forms/use-texts.ts'
import { accountPath, saferPlayPath } from '../../components/player/account-paths.ts'
import { useLanguage } from '../../lib/language-context.ts'
import { useSignOut } from '../../session/other-tabs.ts'
import { useViewer } from '../../session/viewer.ts'
import { showDuration } from './duration.ts'
import { PlayTable } from './PlayTable.tsx'
import {
  AcknowledgedSubscription,
  AcknowledgeMutation,
  type Check,
} from './reality-check-queries.ts'

export interface RealityCheckDialogProps {
  check: Check
  /** Here, or in another tab. */
  onAnswered: () => void
}

/**
 * The time that a player has been here, and its cost or gain. It cannot be closed without an
 * answer, and no answer is more inviting than the others. Focus begins on the dialog itself: a
 * player who is pressing the space bar in a game must not answer by accident.
 */
export function RealityCheckDialog({ check, onAnswered }: RealityCheckDialogProps) {
  const { t } = useTranslation('reality-check')
  const { language } = useLanguage()
  const { user, hidden } = useViewer()
  const navigate = useNavigate()
  const signOut = useSignOut()
  const errorTexts = useErrorTexts()
  const heading = useProblemsHeading()
  const [{ fetching, error }, acknowledge] = useMutation(AcknowledgeMutation)
  const isAcknowledged =
    useLive({ query: AcknowledgedSubscription }).data?.realityCheckAcknowledged ?? false
  const answered = useEffectEvent(onAnswered)

  useEffect(() => {
    if (isAcknowledged) answered()
  }, [isAcknowledged])

  async function answer(path?: string) {
    const { data } = await acknowledge({})
    if (!data) return
    onAnswered()
    if (path) navigate(path)
  }

  return (
    <Dialog title={t('title')}>
      <div className="grid gap-5 px-6 pb-6">
        <p className="flex items-start gap-3 text-16">
          <Clock3 aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brass-400" />
          <span>{t('signed_in_for', { duration: showDuration(check.duration, language) })}</span>
        </p>
        {user ? (
          <PlayTable entries={check.entries} currency={user.currency} language={language} />
        ) : null}
        <p className="text-14 text-muted">{t('bets_wait')}</p>
        <Problems messages={errorTexts(error)} heading={heading} />
        <div className="grid gap-3">
          <Button size="large" wide busy={fetching} onClick={() => answer()}>
            {t('play_on')}
          </Button>
          <Button
            size="large"
            wide
            disabled={fetching}
            onClick={() => answer(accountPath('history/account_statement', hidden))}
          >
            {t('account_statement')}
          </Button>
          <Button size="large" wide disabled={fetching} onClick={() => void signOut()}>
            {t('logout')}
          </Button>
        </div>
        <p className="text-center text-14">
          <button
            type="button"
            onClick={() => answer(saferPlayPath)}
            className="min-h-11 px-3 text-muted underline underline-offset-3"
          >
            {t('set_limits')}
          </button>
        </p>
      </div>
    </Dialog>
  )
}
