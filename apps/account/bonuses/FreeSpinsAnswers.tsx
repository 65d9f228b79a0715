import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMutation } from 'urql'
import { Button } from '#ui/Button.tsx'
import { BonusProblems } from './BonusProblems.tsx'
import {
  acceptFreeSpinsMutation,
  declineFreeSpinsMutation,
  forfeitFreeSpinsMutation,
} from './free-spins-queries.ts'
import { YesNoQuestion } from './YesNoQuestion.tsx'

export type FreeSpinsAnswer = 'free_spins_accepted' | 'bonus_declined' | 'free_spins_given_up'

export interface FreeSpinsAnswersProps {
  id: string
  /** True while they are offered; false once they are accepted. */
  isOffer: boolean
  onAnswered: (answer: FreeSpinsAnswer) => void
}

/** Accepts free spins, or declines them after a confirmation, because that is final. */
export function FreeSpinsAnswers({ id, isOffer, onAnswered }: FreeSpinsAnswersProps) {
  const { t } = useTranslation()
  const [accepting, accept] = useMutation(acceptFreeSpinsMutation)
  const [declining, decline] = useMutation(declineFreeSpinsMutation)
  const [forfeiting, forfeit] = useMutation(forfeitFreeSpinsMutation)
  const [isLeaving, setLeaving] = useState(false)
  const error = accepting.error ?? declining.error ?? forfeiting.error

  async function take() {
    if ((await accept({ id })).data) onAnswered('free_spins_accepted')
  }
  async function leave() {
    const { data } = await (isOffer ? decline({ id }) : forfeit({ id }))
    if (data) onAnswered(isOffer ? 'bonus_declined' : 'free_spins_given_up')
    setLeaving(false)
  }

  return (
    <>
      <BonusProblems error={error} />
      {isLeaving ? (
        <YesNoQuestion
          question={t(isOffer ? 'decline_for_good' : 'free_spins_give_up_for_good')}
          yes={t(isOffer ? 'decline_yes' : 'forfeit_yes')}
          no={t(isOffer ? 'keep_offer' : 'free_spins_keep')}
          busy={declining.fetching || forfeiting.fetching}
          onYes={leave}
          onNo={() => setLeaving(false)}
        />
      ) : (
        <div className="flex flex-wrap gap-3">
          {isOffer ? (
            <Button tone="action" busy={accepting.fetching} onClick={take}>
              {t('accept_bonus')}
            </Button>
          ) : null}
          <Button onClick={() => setLeaving(true)}>
            {t(isOffer ? 'decline_bonus' : 'free_spins_give_up')}
          </Button>
        </div>
      )}
    </>
  )
}
