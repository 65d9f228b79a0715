import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMutation } from 'urql'
import { Button } from '#ui/Button.tsx'
import { BonusProblems } from './BonusProblems.tsx'
import { type Bonus, forfeitBonusMutation } from './bonus-queries.ts'

export interface GiveUpProps {
  /** The id of the active bonus. */
  id: string
  onEnded: (state: Bonus['state']) => void
}

/** Leaves an active bonus. It is asked about once, because its money is gone then. */
export function GiveUp({ id, onEnded }: GiveUpProps) {
  const { t } = useTranslation()
  const [{ fetching, error }, forfeit] = useMutation(forfeitBonusMutation)
  const [isAsked, setAsked] = useState(false)

  async function giveUp() {
    const { data } = await forfeit({ id })
    if (data) onEnded(data.forfeitBonus.state)
  }

  if (!isAsked) {
    return (
      <div>
        <Button onClick={() => setAsked(true)}>{t('forfeit_bonus')}</Button>
      </div>
    )
  }
  return (
    <div className="grid gap-3">
      <BonusProblems error={error} />
      <div className="flex flex-wrap items-center gap-3">
        <p role="status" className="text-14">
          {t('forfeit_for_good')}
        </p>
        <Button busy={fetching} onClick={giveUp}>
          {t('forfeit_yes')}
        </Button>
        <Button tone="plain" onClick={() => setAsked(false)}>
          {t('keep_bonus')}
        </Button>
      </div>
    </div>
  )
}
