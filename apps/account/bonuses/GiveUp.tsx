import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMutation } from 'urql'
import { Button } from '#ui/Button.tsx'
import { BonusProblems } from './BonusProblems.tsx'
import { type Bonus, forfeitBonusMutation } from './bonus-queries.ts'
import { YesNoQuestion } from './YesNoQuestion.tsx'

export interface GiveUpProps {
  /** The id of the active bonus. */
  id: string
  onEnded: (state: Bonus['state']) => void
}

/** Gives up an active bonus, after a confirmation, because its money is gone then. */
export function GiveUp({ id, onEnded }: GiveUpProps) {
  const { t } = useTranslation()
  const [{ fetching, error }, forfeit] = useMutation(forfeitBonusMutation)
  const [isOpen, setOpen] = useState(false)

  async function giveUp() {
    const { data } = await forfeit({ id })
    if (data) onEnded(data.forfeitBonus.state)
  }

  if (!isOpen) {
    return (
      <div>
        <Button onClick={() => setOpen(true)}>{t('forfeit_bonus')}</Button>
      </div>
    )
  }
  return (
    <div className="grid gap-3">
      <BonusProblems error={error} />
      <YesNoQuestion
        question={t('forfeit_for_good')}
        yes={t('forfeit_yes')}
        no={t('keep_bonus')}
        busy={fetching}
        onYes={giveUp}
        onNo={() => setOpen(false)}
      />
    </div>
  )
}
